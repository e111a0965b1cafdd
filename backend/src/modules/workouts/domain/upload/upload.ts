import type { ErrorCode } from '#kernel/error-catalogue.js';
import type { Json } from '#kernel/json.js';

export type UploadStatus = 'queued' | 'processing' | 'done' | 'failed';

/** Why an upload came to nothing, kept so that it can still be told later. */
export interface UploadFailure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: { readonly [name: string]: Json };
}

/** One file that an athlete handed over, from the moment it is stored until its workout is. */
export interface Upload {
  readonly id: string;
  readonly userId: string;
  /** SHA-256 of the bytes, lower-case hex. */
  readonly sha256: string;
  readonly fileName: string;
  readonly fileKey: string;
  readonly sizeBytes: number;
  readonly status: UploadStatus;
  /**
   * Counts the claims of this upload by workers; the number of the last claim is the only one that
   * may write.
   */
  readonly attempt: number;
  /** Whether a trial slot was used, which is given back on failure. */
  readonly slotTaken: boolean;
  readonly workoutId: string | null;
  readonly failure: UploadFailure | null;
  readonly createdAt: Date;
}

export function isOver(upload: Upload): boolean {
  return upload.status === 'done' || upload.status === 'failed';
}
