import type { ComparedPart, ComparedParts } from '#features/workouts/model/compare/parts.js';

/** Four minutes at 280 W and 165 bpm over 2.4 km. */
export function part(changes: Partial<ComparedPart> = {}): ComparedPart {
  return {
    ...{ index: 0, from: 900, to: 1140, seconds: 240 },
    ...{ distanceM: 2400, avgSpeedMps: 10, avgPowerW: 280, avgHr: 165, ascentM: 0 },
    ...{ gradePercent: null, alike: true, sameHill: null },
    ...changes,
  };
}

/** Workouts without reps, climbs and splits, unless told. */
export function parts(changes: Partial<ComparedParts> = {}): ComparedParts {
  return { reps: null, climbs: [], splitsByDistance: null, splitsByTime: null, ...changes };
}
