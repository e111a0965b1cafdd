import type { Upload, UploadFailure } from '../domain/upload/upload.js';

/** A file that is stored and is to become an upload. */
export interface NewUpload {
  readonly id: string;
  readonly userId: string;
  readonly sha256: string;
  readonly fileName: string;
  readonly fileKey: string;
  readonly sizeBytes: number;
  readonly createdAt: Date;
}

/** An upload as the athlete's export lists it. */
export type KeptUpload = Omit<NewUpload, 'userId'> & Pick<Upload, 'status' | 'workoutId'>;

/**
 * Uploads in the database. Each change of state is one conditional statement; all join the
 * transaction under way.
 */
export abstract class UploadRepository {
  /** Stores it as queued; false where a live upload of the same athlete has the same bytes. */
  abstract insert(upload: NewUpload): Promise<boolean>;

  abstract markSlotTaken(id: string): Promise<void>;

  abstract byId(id: string): Promise<Upload | null>;

  /** The upload of these bytes that has not failed. */
  abstract liveOne(userId: string, sha256: string): Promise<Upload | null>;

  /**
   * Gives the upload to one worker under the next attempt number; null where it is over or gone.
   */
  abstract claim(id: string, now: Date): Promise<Upload | null>;

  /** Closes it with its workout; false where another claim has come in between. */
  abstract finish(id: string, attempt: number, workoutId: string, now: Date): Promise<boolean>;

  /** Closes it without one; false where another claim has come in between. */
  abstract fail(id: string, attempt: number, failure: UploadFailure, now: Date): Promise<boolean>;

  /** Removes the upload if it has failed. */
  abstract removeFailed(id: string): Promise<void>;

  /** Ids of open uploads without progress since `before`; they count as touched at `now`. */
  abstract touchStalled(before: Date, now: Date, limit: number): Promise<readonly string[]>;

  /** Removes uploads that failed before the given time. */
  abstract removeFailedBefore(before: Date): Promise<void>;

  /** Those of the file keys that an open or finished upload needs. */
  abstract keysInUse(fileKeys: readonly string[]): Promise<ReadonlySet<string>>;

  /**
   * Up to `limit` uploads of the athlete after the id `after`, in the order of their ids; null asks
   * for the first page.
   */
  abstract page(
    userId: string,
    after: string | null,
    limit: number,
  ): Promise<readonly KeptUpload[]>;

  /** How many uploads of the athlete have not failed. */
  abstract count(userId: string): Promise<number>;

  /** Fails the athlete's open uploads: a worker that reads one of them stores nothing. */
  abstract stopReading(userId: string, now: Date): Promise<void>;

  /** Removes uploads with everything made from them: workouts, channels, analyses, reports. */
  abstract remove(userId: string, ids: readonly string[]): Promise<void>;
}
