/** Which analyses are to be computed again; every method joins the transaction under way. */
export abstract class AnalysisRepository {
  /** Marks all of the athlete's analyses as recomputing; ids of the workouts, newest first. */
  abstract markAthlete(userId: string): Promise<readonly string[]>;

  /** Marks up to `limit` ready analyses that were made by other definitions; ids of their workouts. */
  abstract markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]>;

  /** Up to `limit` workouts whose analysis is waiting to be computed again. */
  abstract recomputing(limit: number): Promise<readonly string[]>;

  /** Whether the analysis is still to be computed again. */
  abstract isRecomputing(workoutId: string): Promise<boolean>;
}
