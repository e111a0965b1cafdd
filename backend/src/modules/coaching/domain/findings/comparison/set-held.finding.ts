import { say, size } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Finding } from '../finding.js';
import { later, ofBoth, on, pairsIn, type SidePair } from './sides.js';

/** The last repetition against the first differs by this much more, percentage points (ours). */
const CLEAR = 4;

/** One set held to its last repetition, the other fell off. */
export function setHeld(sheet: FactSheet): readonly Finding[] {
  return pairsIn(sheet)
    .flatMap((pair) => ofPair(sheet, pair) ?? [])
    .slice(0, 1);
}

function ofPair(sheet: FactSheet, pair: SidePair): Finding | null {
  const { key, then, now } = pair;
  const [before, after] = [sheet.get(`${key}.set.then.trend`), sheet.get(`${key}.set.now.trend`)];
  if (!before || !after) return null;
  const difference = Number(after.value) - Number(before.value);
  if (Math.abs(difference) < CLEAR) return null;
  const better = difference > 0;
  const first = sheet.get(`${better ? now.name : then.name}.intervals.rep.1.output`);
  return {
    kind: 'cost.set-held',
    statement: `The set ${better ? 'held better' : 'fell off more'} in ${later(sheet)}: ${ofBoth(
      sheet,
      pair,
      (which, _side, place) => {
        const value = against(which === 'now' ? after : before);
        return place === 0 ? `its last compared rep was ${value} the first` : value;
      },
    )}`,
    because: [],
    surprise: 0.7,
    importance: 0.75,
    confidence: 0.9,
    ...(after.at && { at: after.at }),
    action: first
      ? say`Open the next set at ${first}, as ${on(sheet, better ? now : then)}: from there you held on better.`
      : null,
  };
}

/** `7% below`. */
function against(change: Fact): string {
  return say`${size(change)} ${Number(change.value) < 0 ? 'below' : 'above'}`;
}
