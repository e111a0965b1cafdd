import type { Answer } from '#coaching/domain/answer/answer.js';
import { inWords, say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, fasterOrSlower, list, rose } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { whichIntervals } from './session-lines.js';

/** Differences of two such sets that are noise: percent of power, seconds of pace, beats. */
const NOISE = { '%': 3.3, pace: 5, bpm: 5 } as const;
const MOST_LISTED = 8;

export function hasRepeats(sheet: FactSheet): boolean {
  return (sheet.number('repeats.count') ?? 0) > 0;
}

/** The same set as before: table, difference, heart rate, and what differed around it. */
export function repeatAnswer(sheet: FactSheet): Answer {
  if (!hasRepeats(sheet)) {
    return {
      finding: [
        when(sheet, ['repeats.count'], (count) =>
          count
            ? say`I can't hold this set against an earlier one, because I find ${count.value === 0 ? 'no' : count} earlier session with as many intervals of this length.`
            : null,
        ) ??
          `I can't hold this set against an earlier one, because I find no earlier session ` +
            'with as many intervals of this length.',
      ],
      evidence: [whichIntervals(sheet), reps(sheet)],
      meaning: ['Once you ride or run the same set again, each can be held against the other.'],
    };
  }
  return {
    finding: [finding(sheet)],
    evidence: [then(sheet), heartRate(sheet), heat(sheet), place(sheet), sets(sheet)],
    meaning: [meaning(sheet)],
  };
}

function finding(sheet: FactSheet): Line {
  const day = sheet.get('repeats.1.day');
  const power = sheet.get('repeats.1.change.power');
  const pace = sheet.get('repeats.1.change.pace');
  if (!day) return null;
  if (power)
    return isNoise(power)
      ? say`Your power was about the same as in that set of ${day} (${power}).`
      : say`Your power was ${size(power)} ${power.trend === 'up' ? 'higher' : 'lower'} than in the same set of ${day}.`;
  if (pace)
    return isNoise(pace)
      ? say`Your pace was about the same as in the same set of ${day} (${pace}).`
      : say`Your pace was ${fasterOrSlower(pace)} than in the same set of ${day}.`;
  return say`You did the same set on ${day}, but I can't tell how the output compares, because one of the two has none.`;
}

function isNoise({ unit, value }: Fact): boolean {
  return (
    Math.abs(Number(value)) <
    (unit === '%' ? NOISE['%'] : unit.startsWith('s/') ? NOISE.pace : NOISE.bpm)
  );
}

function reps(sheet: FactSheet): Line {
  const levels = sheet.all('intervals.rep.').filter(({ key }) => key.endsWith('.output'));
  return levels.length > 1 && levels.length <= MOST_LISTED
    ? `One by one, this time: ${list(levels.map((level) => say`${level}`))}.`
    : null;
}

function then(sheet: FactSheet): Line {
  const before = sheet.get('repeats.1.power') ?? sheet.get('repeats.1.speed');
  const now = sheet.get('intervals.output');
  return before && now
    ? say`On average the work was at ${now}, and at ${before} the time before.`
    : null;
}

function heartRate(sheet: FactSheet): Line {
  return when(sheet, ['repeats.1.change.heartRate'], (change) => {
    if (!change) return null;
    return isNoise(change)
      ? say`Heart rate in the work was about the same (${change}).`
      : `${capitalized(rose('heart rate in the work', change))}.`;
  });
}

function heat(sheet: FactSheet): Line {
  return when(sheet, ['repeats.1.change.temperature'], (change) =>
    change && Math.abs(Number(change.value)) >= 2
      ? say`It was ${size(change)} ${Number(change.value) > 0 ? 'warmer' : 'colder'} this time, by the device.`
      : null,
  );
}

function place(sheet: FactSheet): Line {
  return when(sheet, ['repeats.1.place'], (where) =>
    where ? say`The one before was ${where}, so cooling and device differ.` : null,
  );
}

function sets(sheet: FactSheet): Line {
  return when(sheet, ['repeats.count'], (count) =>
    count && Number(count.value) > 1
      ? say`In all I find ${inWords(count)} earlier sessions with this set.`
      : null,
  );
}

/** Output and heart rate together tell more than either alone. */
function meaning(sheet: FactSheet): Line {
  const output = sheet.get('repeats.1.change.power') ?? sheet.get('repeats.1.change.pace');
  const beats = sheet.get('repeats.1.change.heartRate');
  if (!output || !beats)
    return 'Without heart rate in both, what it cost you cannot be held side by side.';
  if (isNoise(output) && isNoise(beats))
    return 'So both came at the same price: no change that can be measured.';
  if (!isNoise(output) && output.trend === 'up' && (isNoise(beats) || Number(beats.value) < 0))
    return (
      'More output for no more heart rate is what getting fitter looks like, though heat and ' +
      'rest play a part too.'
    );
  if (isNoise(output) && Number(beats.value) < 0)
    return (
      'The same output at a lower heart rate is what getting fitter looks like, though heat ' +
      'and rest play a part too.'
    );
  if (isNoise(output))
    return (
      'The same output cost more heart beats this time. Heat, tiredness or little sleep may ' +
      'lie behind it.'
    );
  return 'One pair of sessions is no trend; heat, rest and wind may explain as much.';
}
