import { say } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { LONGER_BY } from '#coaching/domain/facts/comparison/likeness.js';
import type { Finding } from '../finding.js';
import { timeOf } from './kinds.js';
import { later, ofBoth, pairsIn, type SidePair } from './sides.js';

/** One was much longer: heart rate drifts with time, and the load follows the length. */
export function longer(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, now, then } = pair;
  const [after, before] = [now, then].map(({ name }) => timeOf(sheet, name));
  if (!after || !before || sheet.unknown(key)) return null;
  const [a, b] = [Number(after.value), Number(before.value)];
  if (Math.max(a, b) <= LONGER_BY * Math.min(a, b)) return null;
  const more = a > b;
  const load = (side: SidePair['now']): Fact | undefined =>
    sheet.get(`${side.name}.load.stress`) ?? sheet.get(`${side.name}.load.heartRateStress`);
  const [nowLoad, thenLoad] = [load(now), load(then)];
  const same = nowLoad?.label.split(',')[0] === thenLoad?.label.split(',')[0];
  return {
    kind: 'structure.longer',
    statement: `${capitalized(later(sheet))} was much ${more ? 'longer' : 'shorter'}: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? after : before}`)}, so averages compare only roughly`,
    because: [
      nowLoad && thenLoad && same
        ? `Load: ${ofBoth(sheet, pair, (which) => say`${which === 'now' ? nowLoad : thenLoad}`)}.`
        : null,
      'Heart rate can drift up with time at the same output.',
    ],
    surprise: 0.6,
    importance: 0.5,
    confidence: 0.95,
  };
}
