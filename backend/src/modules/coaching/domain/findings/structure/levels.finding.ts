import { capitalized, list } from '#coaching/domain/answer/words.js';
import { inWords, say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** A session held level by level without laps: steps that rise, short repeats, the long block. */
export function levels(sheet: FactSheet): readonly Finding[] {
  const parts = [steps(sheet), repeats(sheet), main(sheet)].flatMap((part) => part ?? []);
  if (parts.length < 2) return [];
  const [time, output] = [sheet.get('levels.main.time'), sheet.get('levels.main.output')];
  const beats = mainHeart(sheet);
  return [
    {
      kind: 'structure.levels',
      statement: `${capitalized(list(parts))}: a clear plan, though without laps`,
      because: [between(sheet)].flatMap((line) => line ?? []),
      surprise: 0.7,
      importance: 0.9,
      confidence: 0.9,
      ...(output?.at && { at: output.at }),
      ...(time &&
        output && {
          action: beats
            ? say`Repeat the ${time} at ${output} when you are fresh and the room is cool, and see whether heart rate stays under ${beats}.`
            : say`Repeat the ${time} at ${output}, and lengthen it before you lift it.`,
        }),
      covers: ['structure.steady', 'structure.easy', 'structure.hardest'],
    },
  ];
}

function steps(sheet: FactSheet): string | null {
  const [from, to] = [sheet.get('levels.steps.from'), sheet.get('levels.steps.to')];
  return from && to ? say`steps rising from ${from} to ${to}` : null;
}

function repeats(sheet: FactSheet): string | null {
  const [count, time, output] = [
    sheet.get('levels.repeats.count'),
    sheet.get('levels.repeats.time'),
    sheet.get('levels.repeats.output'),
  ];
  return count && time && output
    ? say`${inWords(count)} short efforts of ${time} at ${output}`
    : null;
}

function main(sheet: FactSheet): string | null {
  const [time, output] = [sheet.get('levels.main.time'), sheet.get('levels.main.output')];
  return time && output ? say`${time} at ${output}` : null;
}

function between(sheet: FactSheet): string | null {
  const cadence = sheet.get('levels.repeats.cadence');
  return cadence ? say`The short efforts were spun at ${cadence}.` : null;
}

/** The heart rate of the longest level, which is the main one. */
function mainHeart(sheet: FactSheet) {
  const at = sheet.get('levels.main.output')?.at;
  const all = sheet.all('levels.');
  return all.find(({ key, at: place }) => key.endsWith('.heartRate') && place?.from === at?.from);
}
