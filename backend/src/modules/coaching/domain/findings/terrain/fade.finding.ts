import { bare, say, size, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { worded } from '../wording.js';

const KIND = 'terrain.fade';
/** The last quarter of the work against the second: percent (ours). */
const CLEAR = -8;
/** Metres climbed for each kilometre (ours). */
const HILLY = 10;

/**
 * Too fast at first: what is left of a fade when stops, descents, warm-up and cool-down are out.
 */
export function fade(sheet: FactSheet): readonly Finding[] {
  const change = sheet.get('pacing.fade.output');
  if (!change || Number(change.value) > CLEAR || sheet.context.shape === 'intervals') return [];
  if (sheet.has('pacing.fade.eased')) return [];
  const [first, last] = [
    sheet.get('pacing.quarter.1.output'),
    sheet.get('pacing.quarter.4.output'),
  ];
  if (!first || !last?.at) return [];
  const riding = sheet.context.family === 'cycling';
  // Over hills a pace says little; climbs and halves are held against each other there.
  if (!riding && (sheet.number('climb.rate') ?? 0) > HILLY) return [];
  const what = riding ? 'power' : 'speed';
  return [
    {
      kind: KIND,
      statement: worded(sheet, KIND, [
        say`The start was too fast: ${first} in the first quarter, ${last} in the last, ${size(change)} less ${what} on like ground`,
        say`You faded by ${size(change)} on like ground: from ${first} in the first quarter to ${last} in the last`,
      ]),
      because: [note(sheet)],
      surprise: 0.8,
      importance: 0.95,
      confidence: 0.85,
      at: { from: last.at.from, to: last.at.to },
      action: startLower(sheet),
      covers: [
        'terrain.halves',
        'terrain.like-ground',
        'structure.progression',
        'structure.steady',
      ],
    },
  ];
}

function note(sheet: FactSheet): Line {
  const reason = sheet.get('pacing.fade.output.note');
  return reason ? say`${bare(reason)}.` : null;
}

function startLower(sheet: FactSheet): Line {
  const third = sheet.get('pacing.quarter.3.output');
  return third ? say`Open the next one at ${third}, and keep that to the end.` : null;
}
