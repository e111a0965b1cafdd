import type { OwnedWorkout } from './workout.repository.js';

/**
 * Plans the background work on uploads and workouts, as part of the transaction under way. The same
 * work for the same occasion, which is what made it necessary, waits in the queue only once.
 */
export abstract class WorkoutJobs {
  /** Reads an uploaded file. */
  abstract parse(uploadId: string): Promise<void>;

  /** Analyses a stored workout again. */
  abstract analyse(workoutId: string, occasion: string): Promise<void>;

  /** Writes the report of a stored workout again. */
  abstract rewriteReport(workout: OwnedWorkout, occasion: string): Promise<void>;
}
