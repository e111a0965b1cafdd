import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { MAX_CLAIMS } from '#workouts/domain/upload/limits.js';
import type { Upload } from '#workouts/domain/upload/upload.js';
import { PROCESSING_FAILED } from '#workouts/domain/upload/upload-failure.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { FailUpload } from '../upload/fail-upload.use-case.js';
import { StoreWorkout } from './store-workout.use-case.js';

/** The try under way: whether another one follows, and the order to stop. */
export interface ImportTry {
  readonly lastAttempt: boolean;
  readonly signal: AbortSignal;
}

/**
 * Makes a workout of an upload. What is wrong with the file is a result; only trouble of ours is
 * thrown, to be tried again.
 */
@Injectable()
export class ImportWorkout {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: FitFileStore,
    private readonly reader: FitReader,
    private readonly storeWorkout: StoreWorkout,
    private readonly failUpload: FailUpload,
    private readonly clock: Clock,
  ) {}

  async execute(uploadId: string, attempt: ImportTry): Promise<void> {
    const claimed = await this.uploads.claim(uploadId, this.clock.now());
    if (!claimed) return;
    if (claimed.attempt > MAX_CLAIMS) return this.failUpload.execute(claimed, PROCESSING_FAILED);
    try {
      await this.import(claimed, attempt.signal);
    } catch (error) {
      await this.close(claimed, error, attempt);
    }
  }

  private async import(claimed: Upload, signal: AbortSignal): Promise<void> {
    const recording = await this.reader.read(await this.files.read(claimed.fileKey), signal);
    await this.storeWorkout.execute(claimed, recording, signal);
  }

  private async close(claimed: Upload, error: unknown, attempt: ImportTry): Promise<void> {
    if (error instanceof DomainError) return this.failUpload.execute(claimed, error as DomainError);
    // A process that shuts down leaves the upload open: the next one continues it.
    if (attempt.lastAttempt && !attempt.signal.aborted)
      await this.failUpload.execute(claimed, PROCESSING_FAILED);
    throw error;
  }
}
