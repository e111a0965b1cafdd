import { secondsOfEnds } from '#analysis/places/climb-place.js';
import type { Analysis } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import { distance, elevation, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { againFacts } from './again.js';
import type { KnownClimb } from './past.js';

const METHOD = 'climbs with foot and top at the same places';

/** The highest climb that was done before: how its time differs, at what power and heart rate. */
export function sameClimbFacts(
  known: KnownClimb | null | undefined,
  { climbs }: Pick<Analysis, 'climbs'>,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const last = known?.earlier[0];
  const span = climbs?.find(({ index }) => index === known?.climb.index);
  if (!known || !last || !span) return [];
  const { climb, earlier } = known;
  const at = { from: span.from, to: span.to, channel: 'altitude' };
  const name = (part: string, label: string, about: readonly string[]): FactName => ({
    ...{ key: `sameClimb.${part}`, label, about, method: METHOD, at },
  });
  return [
    elevation(name('gain', 'Height of a climb done before', ['elevation']), climb.gainM, units),
    distance(name('length', 'Length of a climb done before', ['distance']), climb.lengthM, units),
    ...againFacts({
      ...{ key: 'sameClimb', way: 'this climb', method: METHOD, at },
      now: climb,
      earlier: earlier.map(({ workoutId, day, climb: other }) => ({ workoutId, day, ...other })),
      count: earlier.length,
      measuredWithin: secondsOfEnds(climb, last.climb),
    }),
  ];
}
