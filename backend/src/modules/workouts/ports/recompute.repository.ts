import type { OwnedWorkout } from './report-jobs.js';

/**
 * Which analyses, reports and digests have to be made again; every method joins the transaction
 * under way.
 */
export abstract class RecomputeRepository {
  /**
   * Every workout of the athlete with its day (YYYY-MM-DD, on the athlete's clock), newest first.
   */
  abstract days(
    userId: string,
  ): Promise<readonly { readonly workoutId: string; readonly day: string }[]>;

  /** Marks the analyses of these workouts as recomputing. */
  abstract markAnalyses(workoutIds: readonly string[]): Promise<void>;

  /**
   * Marks up to `limit` ready analyses that were made by other definitions; ids of their workouts.
   */
  abstract markOtherBuilds(engineBuild: string, limit: number): Promise<readonly string[]>;

  /** Up to `limit` workouts whose analysis is marked. */
  abstract markedAnalyses(limit: number): Promise<readonly string[]>;

  abstract isAnalysisMarked(workoutId: string): Promise<boolean>;

  /** Gives up recomputing: the stored analysis counts as ready. */
  abstract keepAnalysis(workoutId: string): Promise<void>;

  /** Marks all reports of the athlete; ids of their workouts, newest first. */
  abstract markReports(userId: string): Promise<readonly string[]>;

  /** Up to `limit` workouts with a marked report. */
  abstract markedReports(limit: number): Promise<readonly OwnedWorkout[]>;

  abstract isReportMarked(workoutId: string): Promise<boolean>;

  /** Up to `limit` workouts without a digest of this version. */
  abstract withoutDigest(version: number, limit: number): Promise<readonly OwnedWorkout[]>;
}
