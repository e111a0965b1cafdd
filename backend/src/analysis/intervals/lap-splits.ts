import type { SegmentStats } from '../analysis.js';

/** Lengths at which devices count laps automatically, whatever trigger they write. m, s. */
const AUTO_DISTANCES_M = [1000, 1609.344, 2000, 3000, 5000, 8046.72, 10_000] as const;
const AUTO_TIMES_S = [300, 600, 900, 1800] as const;
/** Laps of one length differ by no more than this (ours). */
const SAME_DISTANCE = 0.015;
const SAME_TIME_S = 2;

/**
 * Whether all laps but the last are of one length that a device counts automatically: splits, and
 * no intervals.
 */
export function areSplits(laps: readonly SegmentStats[]): boolean {
  const full = laps.slice(0, -1);
  if (full.length === 0) return false;
  const byDistance = AUTO_DISTANCES_M.some((length) =>
    full.every(
      ({ distanceM }) =>
        distanceM !== null && Math.abs(distanceM - length) <= SAME_DISTANCE * length,
    ),
  );
  return (
    byDistance ||
    AUTO_TIMES_S.some((length) =>
      full.every(({ elapsedS }) => Math.abs(elapsedS - length) <= SAME_TIME_S),
    )
  );
}
