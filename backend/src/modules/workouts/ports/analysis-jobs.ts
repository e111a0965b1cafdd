/** The queue of workouts that are to be analysed again. */
export abstract class AnalysisJobs {
  /**
   * Plans the workout as part of the transaction under way.
   * @param occasion what made it necessary; the same occasion waits in the queue only once
   */
  abstract plan(workoutId: string, occasion: string): Promise<void>;
}
