import { byWeek, type Day } from './days.js';

/** A workout as it counts in a week; null where it was not measured. Seconds, metres. */
export interface CountedWorkout {
  readonly day: Day;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly load: number | null;
}

/** The sums of one week, Monday to Sunday. */
export interface WeekTotals {
  /** Its Monday. */
  readonly week: Day;
  readonly workouts: number;
  readonly movingS: number;
  readonly distanceM: number;
  readonly elevationGainM: number;
  readonly load: number;
  /** Workouts without a load, missing from its sum. */
  readonly unmeasured: number;
}

/**
 * One row for each week from the first day's to the last day's, weeks without a workout among them.
 */
export function weeklyTotals(
  workouts: readonly CountedWorkout[],
  first: Day,
  last: Day,
): WeekTotals[] {
  return byWeek(workouts, first, last).map(([week, ofWeek]) => totalsOf(week, ofWeek));
}

function totalsOf(week: Day, workouts: readonly CountedWorkout[]): WeekTotals {
  const sum = (pick: (workout: CountedWorkout) => number | null): number =>
    workouts.reduce((total, workout) => total + (pick(workout) ?? 0), 0);
  return {
    week,
    workouts: workouts.length,
    movingS: sum(({ movingS }) => movingS),
    distanceM: sum(({ distanceM }) => distanceM),
    elevationGainM: sum(({ elevationGainM }) => elevationGainM),
    load: sum(({ load }) => load),
    unmeasured: workouts.filter(({ load }) => load === null).length,
  };
}
