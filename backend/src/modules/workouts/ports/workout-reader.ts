import type { WPrimeBalance } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { DayTotals } from '../domain/library/workout-calendar.js';
import type {
  ListPlace,
  WorkoutCount,
  WorkoutFilter,
  WorkoutListItem,
  WorkoutView,
} from '../domain/library/workout-views.js';

/** A stored recording with the thresholds and the W′ balance of its analysis. */
export interface RecordedWith {
  readonly recording: Recording;
  readonly thresholds: Thresholds;
  /** Null where W′ balance could not be judged. */
  readonly wPrimeBalance: WPrimeBalance | null;
}

/** A stored recording as the database keeps it, a tenth of what its samples take in memory. */
export interface PackedRecording extends Omit<RecordedWith, 'recording'> {
  /** Decodes the samples, again at each call. */
  readonly unpack: () => Recording;
}

/** Reads workouts back. Another athlete's workout counts as missing. */
export abstract class WorkoutReader {
  abstract byId(userId: string, workoutId: string): Promise<WorkoutView | null>;

  /** Those of the ids that are the athlete's, in no certain order. */
  abstract byIds(userId: string, workoutIds: readonly string[]): Promise<readonly WorkoutView[]>;

  /** Up to `limit` workouts after the place `after`, newest first; light rows, never raw data. */
  abstract list(
    userId: string,
    filter: WorkoutFilter,
    after: ListPlace | null,
    limit: number,
  ): Promise<readonly WorkoutListItem[]>;

  /** By years, months and sports alone, in no certain order. */
  abstract counts(userId: string, filter: WorkoutFilter): Promise<readonly WorkoutCount[]>;

  /** How many workouts the whole filter lets through. */
  abstract countFound(userId: string, filter: WorkoutFilter): Promise<number>;

  /** Workouts that the filter lets through by day and family, in no certain order. */
  abstract dayTotals(userId: string, filter: WorkoutFilter): Promise<readonly DayTotals[]>;

  /** Ids of up to `limit` workouts after the id `after`, in order; null asks for the first page. */
  abstract ids(userId: string, after: string | null, limit: number): Promise<readonly string[]>;

  abstract hasAny(userId: string): Promise<boolean>;

  /**
   * Keeps the athlete's workout from being removed until the transaction under way ends; false
   * where there is none.
   */
  abstract hold(userId: string, workoutId: string): Promise<boolean>;

  /** The recording as it was stored, and by what its analysis judged it. */
  abstract recording(userId: string, workoutId: string): Promise<RecordedWith | null>;

  /** The same, not decoded yet. */
  abstract packed(userId: string, workoutId: string): Promise<PackedRecording | null>;

  /** Key of the original file, and the name it came with. */
  abstract file(
    userId: string,
    workoutId: string,
  ): Promise<{ fileKey: string; fileName: string } | null>;
}
