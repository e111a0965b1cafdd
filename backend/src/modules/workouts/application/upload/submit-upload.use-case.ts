import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence } from '#accounts/index.js';
import { Entitlements } from '#billing/index.js';
import { UPLOAD_WAIT_MS } from '#workouts/domain/upload/limits.js';
import { errorOf, PROCESSING_FAILED } from '#workouts/domain/upload/upload-failure.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadEnds } from '#workouts/ports/upload-ends.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { DuplicateUpload, type SubmittedUpload } from './duplicate-upload.js';
import type { ReceivedFile } from './receive-file.use-case.js';

/** Makes an upload of a received file, has it read, and waits a while for the workout. */
@Injectable()
export class SubmitUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly presence: AccountPresence,
    private readonly entitlements: Entitlements,
    private readonly uploads: UploadRepository,
    private readonly workouts: WorkoutReader,
    private readonly files: FitFileStore,
    private readonly jobs: WorkoutJobs,
    private readonly ends: UploadEnds,
    private readonly duplicates: DuplicateUpload,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws TRIAL_LIMIT_EXCEEDED, SUBSCRIPTION_REQUIRED, DUPLICATE_FILE, UNAUTHENTICATED (the
   * account was closed meanwhile), and what is wrong with the file (INVALID_FIT_FILE,
   * UNSUPPORTED_ACTIVITY_TYPE); of a refused file nothing is kept and no upload is used.
   */
  async execute(userId: string, file: ReceivedFile): Promise<SubmittedUpload> {
    const deadline = this.clock.now().getTime() + UPLOAD_WAIT_MS;
    for (;;) {
      if (await this.take(userId, file)) return this.outcome(file.uploadId, userId, deadline);
      const outcome = await this.duplicates.outcome(userId, file, deadline);
      if (outcome) return outcome;
      // The earlier upload of the same bytes failed, so this one may try in its place.
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
    await this.ends.whenOver(uploadId, Math.max(0, deadline - this.clock.now().getTime()));
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

  private async dropped(file: ReceivedFile, error: unknown): Promise<unknown> {
    await this.files.remove(file.fileKey);
    return error;
  }
}

function upload({ uploadId, fileKey, fileName, sha256, sizeBytes }: ReceivedFile) {
  return { id: uploadId, fileKey, fileName, sha256, sizeBytes };
}
