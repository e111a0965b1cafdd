import type { Day } from '#analysis/load/days.js';
import { inOrderOfDays } from '#analysis/load/days.js';
import { powerCurveOver, type DatedPower } from '#analysis/performance/power-curve-over-time.js';
import type { DayRange, RecentDigest } from '../progress/digest-views.js';

/** The days before a workout that its efforts are compared with, its own day among them. */
export const RECENT_DAYS = 90;

/** The shortest time over a distance, and the run that it comes from. */
export interface DatedEffort {
  readonly distanceM: number;
  readonly seconds: number;
  readonly day: Day;
  readonly workoutId: string;
}

/** What the athlete did best in the days before a workout. */
export interface RecentBests extends DayRange {
  readonly days: number;
  /** How many workouts of its sport family there were. */
  readonly workouts: number;
  /** Null where none of them has power, and on runs. */
  readonly power: readonly DatedPower[] | null;
  readonly efforts: readonly DatedEffort[];
}

export function recentBestsOf(range: DayRange, recent: readonly RecentDigest[]): RecentBests {
  const curves = recent.filter(({ points }) => points.length > 0);
  return {
    days: RECENT_DAYS,
    ...range,
    workouts: recent.length,
    power: curves.length === 0 ? null : powerCurveOver(curves),
    efforts: bestEffortsOf(recent),
  };
}

/** By distance; of equal times the earlier. */
function bestEffortsOf(recent: readonly RecentDigest[]): DatedEffort[] {
  const best = new Map<number, DatedEffort>();
  for (const { day, workoutId, bestEfforts } of inOrderOfDays(recent)) {
    for (const { distanceM, seconds } of bestEfforts) {
      const before = best.get(distanceM);
      if (before === undefined || seconds < before.seconds)
        best.set(distanceM, { distanceM, seconds, day, workoutId });
    }
  }
  return [...best.values()].sort((a, b) => a.distanceM - b.distanceM);
}
