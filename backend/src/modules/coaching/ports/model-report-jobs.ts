/** The queue of workouts whose first report a model is to write. */
export abstract class ModelReportJobs {
  /**
   * Plans a workout as part of the transaction under way; the same occasion waits in the queue only
   * once.
   */
  abstract plan(userId: string, workoutId: string, occasion: string): Promise<void>;
}
