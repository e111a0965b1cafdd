import type { Compared } from './names.js';

export interface EffortRow {
  readonly distanceM: number;
  /** Seconds; null where the run was shorter. */
  readonly seconds: readonly (number | null)[];
}

/** Best times over each distance that at least two of the runs went. */
export function effortRows(workouts: readonly Compared[]): readonly EffortRow[] {
  const distances = [
    ...new Set(
      workouts.flatMap(({ workout }) =>
        workout.analysis.bestEfforts.map(({ distanceM }) => distanceM),
      ),
    ),
  ].sort((a, b) => a - b);
  return distances
    .map((distanceM) => ({
      distanceM,
      seconds: workouts.map(
        ({ workout }) =>
          workout.analysis.bestEfforts.find((effort) => effort.distanceM === distanceM)?.seconds ??
          null,
      ),
    }))
    .filter(({ seconds }) => seconds.filter((value) => value !== null).length > 1);
}
