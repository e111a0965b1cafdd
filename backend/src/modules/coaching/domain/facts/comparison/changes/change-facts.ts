import type { UnitPreferences } from '#kernel/units.js';
import { wholeChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft, UnknownDraft } from '#coaching/domain/facts/fact.js';
import { DETECTABLE } from '../detectable.js';
import { bestChanges } from './best-changes.js';
import { climbChanges } from './climb-changes.js';
import { gradientChanges } from './gradient-changes.js';
import { changeName, differ, pairsOf, type Looked, type Pair } from './pair.js';
import { routeChanges } from './route-changes.js';
import { setChanges } from './set-changes.js';
import { wholeChanges } from './whole-changes.js';

type Drafts = readonly (FactDraft | null)[];

/**
 * What changed from the earlier to the later of every two workouts, whichever one the page holds
 * the others against: like with like where they share it, and the whole.
 * @param matched heart rate of each at the output that all share, see `matchedFacts`
 */
export function changeFacts(
  compared: readonly Looked[],
  matched: Drafts,
  units: UnitPreferences,
): { readonly facts: Drafts; readonly unknowns: readonly UnknownDraft[] } {
  const pairs = pairsOf(compared);
  const wholes = pairs.map((pair) => wholeChanges(pair, units));
  return {
    facts: pairs.flatMap((pair, at) => [
      ...setChanges(pair, units),
      ...climbChanges(pair, units),
      ...routeChanges(pair),
      ...gradientChanges(pair, units),
      ...bestChanges(pair),
      matchedChange(pair, matched),
      ...(wholes[at]?.facts ?? []),
    ]),
    unknowns: wholes.flatMap(({ unknowns }) => unknowns),
  };
}

function matchedChange(pair: Pair, matched: Drafts): FactDraft | null {
  const [then, now] = [pair.then, pair.now].map(({ name }) =>
    Number(matched.find((fact) => fact?.key === `${name}.matched.heartRate`)?.value),
  );
  if (!then || !now) return null;
  const differs = differ(DETECTABLE.heartRate, then, now);
  return wholeChange(
    changeName(pair, 'matched.heartRate', 'Heart rate at one output', ['heartRate'], differs),
    Math.round(now) - Math.round(then),
    'bpm',
  );
}
