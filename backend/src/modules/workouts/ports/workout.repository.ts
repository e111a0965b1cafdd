import type { Analysis } from '#analysis/analysis.js';
import type { Analysed } from '../domain/changes/analysis-change.js';
import type { AnalysisChange } from '../domain/changes/figure-change.js';
import type { StoredReport } from '../domain/report/report.js';
import type { Workout } from '../domain/workout.js';
import type { OwnWords } from '../domain/library/own-words.js';
import type { SessionTotals } from '../domain/summary/session-totals.js';
import type { WorkoutDigest } from '../domain/progress/workout-digest.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';

/** A recomputed analysis with what follows from it, and the definitions that made it. */
export interface NewAnalysis {
  readonly analysis: Analysis;
  readonly engineBuild: string;
  readonly totals: SessionTotals;
  readonly summary: WorkoutSummary;
  readonly digest: WorkoutDigest;
  /** Of the figures that are shown, newest first. */
  readonly changes: readonly AnalysisChange[];
  readonly computedAt: Date;
}

/** A stored analysis with the totals and the summary that follow from it. */
export interface KeptAnalysis extends Analysed {
  readonly changes: readonly AnalysisChange[];
}

/** A workout and whose it is. */
export interface OwnedWorkout {
  readonly userId: string;
  readonly workoutId: string;
}

/**
 * Writes workouts and knows which of their analyses, reports and digests have to be made again;
 * every method joins the transaction under way.
 */
export abstract class WorkoutRepository {
  /** Until the transaction ends nobody else stores or recomputes a workout of this athlete. */
  abstract lockAthlete(userId: string): Promise<void>;

  /**
   * Stores the workout with its channels, analysis and digest; false where the same session is
   * there already.
   */
  abstract insert(workout: Workout, analysis: Analysis, engineBuild: string): Promise<boolean>;

  /** The stored workout of the same session: sport, start time and device serial. */
  abstract sameSession(workout: Workout): Promise<{ id: string; fileName: string } | null>;

  /** Stores the report; one of the same kind is replaced. */
  abstract putReport(workoutId: string, report: StoredReport): Promise<void>;

  /** The workout as it was recorded; null where it is gone. */
  abstract recorded(workoutId: string): Promise<Workout | null>;

  /** The analysis as it is stored; null where the workout is gone. */
  abstract analysed(workoutId: string): Promise<KeptAnalysis | null>;

  /**
   * Stores a new analysis with the totals, the summary and the digest that follow from it; the
   * analysis is ready again.
   */
  abstract replaceAnalysis(workoutId: string, analysis: NewAnalysis): Promise<void>;

  /** Stores the digest in place of an older one; does nothing where the workout is gone. */
  abstract putDigest(digest: WorkoutDigest): Promise<void>;

  /**
   * Stores the given words and leaves the others; the words after that, or null where the workout
   * is missing or another athlete's.
   */
  abstract describe(
    userId: string,
    workoutId: string,
    words: Partial<OwnWords>,
  ): Promise<OwnWords | null>;

  /**
   * Removes the athlete's workout with everything that belongs to it; the key of its file, or null
   * without such a workout.
   */
  abstract remove(userId: string, workoutId: string): Promise<string | null>;

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
