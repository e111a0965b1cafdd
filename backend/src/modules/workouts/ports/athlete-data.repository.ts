/** A file that an athlete handed over, as the export tells of it. */
export interface KeptUpload {
  readonly id: string;
  readonly fileName: string;
  readonly fileKey: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly status: string;
  readonly workoutId: string | null;
  readonly createdAt: Date;
}

/**
 * All that there is of one athlete, page by page, to be handed over or removed; every method joins
 * the transaction under way.
 */
export abstract class AthleteDataRepository {
  /**
   * Up to `limit` uploads behind the one with the id `after`, in the order of their ids; the first
   * ones for null.
   */
  abstract uploads(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly KeptUpload[]>;

  /** Ids of up to `limit` workouts behind `after`, in order; the first ones for null. */
  abstract workoutIds(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly string[]>;

  /** Uploads that have not failed. */
  abstract countUploads(userId: string): Promise<number>;

  /**
   * Takes open uploads out of the hands of whoever is reading them: what they find is not stored.
   */
  abstract stopReading(userId: string, now: Date): Promise<void>;

  /** Removes uploads with all that was made of them: workouts, channels, analyses, reports. */
  abstract removeUploads(userId: string, ids: readonly string[]): Promise<void>;
}
