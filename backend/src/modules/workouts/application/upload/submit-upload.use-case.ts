import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';
import { UPLOAD_WAIT_MS } from '#workouts/domain/upload/limits.js';
import { isOver, type Upload } from '#workouts/domain/upload/upload.js';
import { errorOf, PROCESSING_FAILED } from '#workouts/domain/upload/upload-failure.js';
import type { WorkoutView } from '#workouts/domain/library/workout-views.js';
import { duplicateFile } from '#workouts/domain/errors.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadEnds } from '#workouts/ports/upload-ends.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import type { ReceivedFile } from './receive-file.use-case.js';

/**
 * What came of an upload: its workout, or the news that it takes longer; `taken` where the same
 * file had been taken before.
 */
export type SubmittedUpload =
  { readonly workout: WorkoutView } | { readonly pendingUploadId: string; readonly taken: boolean };

/** Makes an upload of a received file, has it read, and waits a while for the workout. */
@Injectable()
export class SubmitUpload {
  private readonly startedAt: Date;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly presence: AccountPresence,
    private readonly entitlements: Entitlements,
    private readonly uploads: UploadRepository,
    private readonly workouts: WorkoutReader,
    private readonly files: FitFileStore,
    private readonly jobs: WorkoutJobs,
    private readonly ends: UploadEnds,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  /**
   * Throws TRIAL_LIMIT_EXCEEDED, SUBSCRIPTION_REQUIRED, DUPLICATE_FILE, UNAUTHENTICATED (the
   * account was closed meanwhile), and what is wrong with the file (INVALID_FIT_FILE,
   * UNSUPPORTED_ACTIVITY_TYPE); of a refused file nothing is kept and no upload is used.
   */
  async execute(userId: string, file: ReceivedFile): Promise<SubmittedUpload> {
    const deadline = this.clock.now().getTime() + UPLOAD_WAIT_MS;
    for (;;) {
      if (await this.take(userId, file)) return this.outcome(file.uploadId, userId, deadline);
      const twin = await this.twin(userId, file, deadline);
      if (twin) return twin;
      // The upload of the same bytes came to nothing, so this one may try in its place.
      if (this.clock.now().getTime() >= deadline) throw await this.dropped(file, PROCESSING_FAILED);
    }
  }

  /**
   * Stores the upload, uses a slot and plans the job, all or nothing; false where the same bytes
   * are there already.
   */
  private async take(userId: string, file: ReceivedFile): Promise<boolean> {
    try {
      return await this.unitOfWork.run(async () => {
        await this.presence.hold(userId);
        if (!(await this.uploads.insert({ ...upload(file), userId, createdAt: this.clock.now() })))
          return false;
        const { slotTaken } = await this.entitlements.takeUpload(userId);
        if (slotTaken) await this.uploads.markSlotTaken(file.uploadId);
        await this.jobs.parse(file.uploadId);
        return true;
      });
    } catch (error) {
      // Whether the upload was stored is not known where the database went away: the file stays for
      // it, or for the sweep of orphans.
      throw error instanceof DomainError ? await this.dropped(file, error) : error;
    }
  }

  private async outcome(
    uploadId: string,
    userId: string,
    deadline: number,
  ): Promise<SubmittedUpload> {
    await this.end(uploadId, deadline);
    const upload = await this.uploads.byId(uploadId);
    if (upload?.status === 'failed' && upload.failure) {
      // The response reports the failure, so no later status request needs the row.
      await this.uploads.removeFailed(upload.id);
      await this.files.remove(upload.fileKey);
      throw errorOf(upload.failure);
    }
    const workout = upload?.workoutId ? await this.workouts.byId(userId, upload.workoutId) : null;
    return workout ? { workout } : { pendingUploadId: uploadId, taken: false };
  }

  /** Waits for the other upload of the same bytes; null where it came to nothing. */
  private async twin(
    userId: string,
    file: ReceivedFile,
    deadline: number,
  ): Promise<SubmittedUpload | null> {
    const found = await this.uploads.liveOne(userId, file.sha256);
    if (!found) return null;
    if (this.isUnanswered(found)) return this.taken(file, found);
    await this.end(found.id, deadline);
    const twin = await this.uploads.byId(found.id);
    if (!twin || twin.status === 'failed') return null;
    if (twin.workoutId)
      throw await this.dropped(
        file,
        duplicateFile(`The same file was uploaded as "${twin.fileName}".`, twin.workoutId),
      );
    return this.taken(file, twin);
  }

  /**
   * Nobody waits any more for the news of an open upload that is older than the wait, or than this
   * process: who asks again gets them, and no refusal.
   */
  private isUnanswered(upload: Upload): boolean {
    if (isOver(upload)) return false;
    return (
      upload.createdAt < this.startedAt ||
      this.clock.now().getTime() - upload.createdAt.getTime() >= UPLOAD_WAIT_MS
    );
  }

  private async taken(file: ReceivedFile, { id }: Upload): Promise<SubmittedUpload> {
    await this.files.remove(file.fileKey);
    return { pendingUploadId: id, taken: true };
  }

  private end(uploadId: string, deadline: number): Promise<void> {
    return this.ends.whenOver(uploadId, Math.max(0, deadline - this.clock.now().getTime()));
  }

  private async dropped(file: ReceivedFile, error: unknown): Promise<unknown> {
    await this.files.remove(file.fileKey);
    return error;
  }
}

function upload({ uploadId, fileKey, fileName, sha256, sizeBytes }: ReceivedFile) {
  return { id: uploadId, fileKey, fileName, sha256, sizeBytes };
}
