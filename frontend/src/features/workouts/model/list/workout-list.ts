import type {
  WorkoutListAnswer,
  WorkoutListItemAnswer,
  CalendarAnswer,
  SportCountAnswer,
  YearCountAnswer,
} from '#api/generated/types.gen.js';

/** One workout as GET /api/workouts lists it. Seconds, metres, bpm, W. */
export type WorkoutListItem = Readonly<WorkoutListItemAnswer>;

/** A year that has workouts, and how many. */
export type YearCount = Readonly<YearCountAnswer>;

/** A sport that has workouts, and how many. */
export type SportCount = Readonly<SportCountAnswer>;

/** Days with workouts, and totals of their weeks. */
export type WorkoutCalendar = Readonly<CalendarAnswer>;

export type WorkoutPage = Readonly<
  Omit<WorkoutListAnswer, 'workouts' | 'availableYears' | 'availableActivities'>
> & {
  readonly workouts: readonly WorkoutListItem[];
  readonly availableYears: readonly YearCount[];
  readonly availableActivities: readonly SportCount[];
};

export interface WorkoutFilter {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
  /** All rides or all runs. */
  readonly family?: WorkoutListItem['family'];
  /** First and last day, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  /** Words and days, as they were typed. */
  readonly q?: string;
}
