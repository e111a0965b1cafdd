/** A workout and whose it is. */
export interface OwnedWorkout {
  readonly userId: string;
  readonly workoutId: string;
}

/** The queue of workouts whose reports are to be written again. */
export abstract class ReportJobs {
  /**
   * Plans the workout as part of the transaction under way.
   * @param occasion what made it necessary; the same occasion waits in the queue only once
   */
  abstract plan(workout: OwnedWorkout, occasion: string): Promise<void>;
}
