import type {
  WorkoutListAnswer,
  WorkoutListItemAnswer,
  YearCountAnswer,
} from '#api/generated/types.gen.js';

/** One workout as GET /api/workouts lists it. Seconds, metres, bpm, W. */
export type WorkoutListItem = Readonly<WorkoutListItemAnswer>;

/** A year that has workouts, and how many. */
export type YearCount = Readonly<YearCountAnswer>;

export type WorkoutPage = Readonly<Omit<WorkoutListAnswer, 'workouts' | 'availableYears'>> & {
  readonly workouts: readonly WorkoutListItem[];
  readonly availableYears: readonly YearCount[];
};

export interface WorkoutFilter {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
}
