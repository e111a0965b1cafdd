import type { OwnedWorkout } from './report-jobs.js';

/** Which reports are to be written again; every method joins the transaction under way. */
export abstract class ReportRepository {
  /** Marks all reports of the athlete; ids of their workouts, newest first. */
  abstract markAthlete(userId: string): Promise<readonly string[]>;

  /** Up to `limit` workouts with a marked report. */
  abstract marked(limit: number): Promise<readonly OwnedWorkout[]>;

  /** Whether the report of the workout is still to be written again. */
  abstract isMarked(workoutId: string): Promise<boolean>;
}
