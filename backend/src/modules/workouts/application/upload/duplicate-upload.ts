import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { duplicateFile } from '#workouts/domain/errors.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { UPLOAD_WAIT_MS } from '#workouts/domain/upload/limits.js';
import { isOver, type Upload } from '#workouts/domain/upload/upload.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadEnds } from '#workouts/ports/upload-ends.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import type { ReceivedFile } from './receive-file.use-case.js';

/**
 * The workout of an upload, or the id under which it goes on; `taken` if the same file was taken
 * before.
 */
export type SubmittedUpload =
  { readonly workout: WorkoutView } | { readonly pendingUploadId: string; readonly taken: boolean };

/** A file whose bytes the athlete has uploaded before. */
@Injectable()
export class DuplicateUpload {
  private readonly startedAt: Date;

  constructor(
    private readonly uploads: UploadRepository,
    private readonly files: FitFileStore,
    private readonly ends: UploadEnds,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /**
   * Waits for the earlier upload; null if it failed or is gone. Throws DUPLICATE_FILE if it became
   * a workout. The new file is removed, except after null.
   * @param deadline epoch milliseconds
   */
  async outcome(
    userId: string,
    file: ReceivedFile,
    deadline: number,
  ): Promise<SubmittedUpload | null> {
    const earlier = await this.uploads.liveOne(userId, file.sha256);
    if (!earlier) return null;
    if (this.isUnanswered(earlier)) return this.goesOn(file, earlier);
    await this.ends.whenOver(earlier.id, Math.max(0, deadline - this.clock.now().getTime()));
    const ended = await this.uploads.byId(earlier.id);
    if (!ended || ended.status === 'failed') return null;
    if (ended.workoutId === null) return this.goesOn(file, ended);
    await this.files.remove(file.fileKey);
    throw duplicateFile(`The same file was uploaded as "${ended.fileName}".`, ended.workoutId);
  }

  /**
   * Nobody waits any more for an open upload that is older than the wait, or than this process:
   * an athlete who sends the file again gets its id instead of a refusal.
   */
  private isUnanswered(upload: Upload): boolean {
    if (isOver(upload)) return false;
    return (
      upload.createdAt < this.startedAt ||
      this.clock.now().getTime() - upload.createdAt.getTime() >= UPLOAD_WAIT_MS
    );
  }

  private async goesOn(file: ReceivedFile, { id }: Upload): Promise<SubmittedUpload> {
    await this.files.remove(file.fileKey);
    return { pendingUploadId: id, taken: true };
  }
}
