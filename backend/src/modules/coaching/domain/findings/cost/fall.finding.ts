import { say } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';

/** Repetitions with rests between them from which a pulse can be read (ours). */
const FEWEST = 3;
/** Seconds in which a pulse cannot come down (ours). */
const SHORT_REST_S = 150;
/** Rests of short work that are part of it (ours). */
const ON_OFF_REST_S = 75;
/** Under this share of the maximum a rest is a whole one (ours). */
const RESTED = 0.65;

/** What the pulse came down to between repetitions. */
export function fall(sheet: FactSheet): readonly Finding[] {
  const lows = sheet.facts
    .filter(({ key }) => /^cost\.fall\.\d+\.lowest$/.test(key))
    .slice(0, -1)
    .sort((a, b) => Number(a.value) - Number(b.value));
  const max = sheet.number('threshold.maxHr');
  const [low, high] = [lows[0], lows.at(-1)];
  if (lows.length < FEWEST || !low || !high || max === null) return [];
  const rest = sheet.number('intervals.recovery') ?? 0;
  // Such rests are meant to keep the pulse up; the set says it.
  if (rest > 0 && rest <= ON_OFF_REST_S) return [];
  const rested = Number(high.value) < RESTED * max;
  return [
    {
      kind: 'cost.fall',
      statement: rested
        ? say`Heart rate came down to between ${low} and ${high} in the recoveries: full rests`
        : say`In the recoveries heart rate came down only to between ${low} and ${high}, so each repetition began with some of the one before`,
      because: [],
      // After short rests nobody expects another pulse.
      surprise: rested || rest > SHORT_REST_S ? 0.5 : 0.3,
      importance: 0.4,
      confidence: 1,
      action: rested
        ? 'Shorten the recoveries next time: the pulse is down long before the next repetition.'
        : 'Lengthen the recoveries if every repetition is to start fresh.',
    },
  ];
}
