import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { climbsOf, descentsOf, highestFirst, overlap } from './slopes.js';
import { middleOf, secondsOf, splitsOf } from './splits.js';

/** Slower or faster than the middle one by this share, on ground as steep as this, percent (ours). */
const APART = 0.07;
const STEEP = 2;
/** Longer runs have many hills; each kilometre is no news there. */
const MOST = 15;

/** The slowest kilometre is the climb, the fastest the descent. */
export function slowSplit(sheet: FactSheet): readonly Finding[] {
  const number = sheet.get('splits.slowest.number');
  const splits = splitsOf(sheet);
  const slow = splits.find((split) => split.number === Number(number?.value));
  if (!number?.at || !slow || splits.length > MOST || (slow.grade ?? 0) < STEEP) return [];
  if (secondsOf(slow) < (1 + APART) * middleOf(splits)) return [];
  const { at } = number;
  const climb = highestFirst(climbsOf(sheet)).find((one) => overlap(one.at, at) > 0.6);
  const graded = sheet.get(`splits.${slow.number}.graded`);
  const what = climb ? say`is the climb of ${climb.height}` : 'goes uphill';
  return [
    {
      kind: 'terrain.slow-split.climb',
      statement: say`The slow ${number}, ${slow.pace}, ${what}${level(graded)}`,
      because: [fastDescent(sheet)],
      surprise: 0.5,
      importance: 0.65,
      confidence: 1,
      at,
      covers: ['cost.fade', 'terrain.halves.explained'],
    },
  ];
}

function level(graded: Fact | undefined): string {
  return graded ? say`: with the hill taken out it was ${graded}` : '';
}

function fastDescent(sheet: FactSheet): string | null {
  const number = sheet.get('splits.fastest.number');
  const fast = splitsOf(sheet).find((split) => split.number === Number(number?.value));
  if (!number?.at || !fast || (fast.grade ?? 0) > -STEEP) return null;
  const { at } = number;
  const descent = descentsOf(sheet).find((one) => overlap(one.at, at) > 0.6);
  return descent
    ? say`The fast ${number}, ${fast.pace}, was on the descent of ${descent.height}.`
    : null;
}
