/** Which analyses are to be computed again; every method joins the transaction under way. */
export abstract class AnalysisRepository {
  /**
   * Every workout of the athlete with its day (YYYY-MM-DD, on the athlete's clock), newest first.
   */
  abstract days(
    userId: string,
  ): Promise<readonly { readonly workoutId: string; readonly day: string }[]>;

  /** Marks these analyses as recomputing. */
  abstract mark(workoutIds: readonly string[]): Promise<void>;

  /**
   * Marks up to `limit` ready analyses that were made by other definitions; ids of their workouts.
   */
  abstract markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]>;

  /** Up to `limit` workouts whose analysis is waiting to be computed again. */
  abstract recomputing(limit: number): Promise<readonly string[]>;

  /** Whether the analysis is still to be computed again. */
  abstract isRecomputing(workoutId: string): Promise<boolean>;

  /** Gives up computing it again: the analysis that is there counts as ready. */
  abstract keep(workoutId: string): Promise<void>;
}
