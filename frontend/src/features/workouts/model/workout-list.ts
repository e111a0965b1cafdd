import type { WorkoutListAnswer, WorkoutListItemAnswer } from '../../../api/generated/types.gen.js';

/** One workout as GET /api/workouts lists it. Seconds, metres, bpm, W. */
export type WorkoutListItem = Readonly<WorkoutListItemAnswer>;

export type WorkoutPage = Readonly<Omit<WorkoutListAnswer, 'workouts'>> & { readonly workouts: readonly WorkoutListItem[] };

export interface WorkoutFilter {
  readonly year?: number;
  readonly month?: number;
  readonly sport?: string;
}
