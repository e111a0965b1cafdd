import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import type { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { Entitlements } from '#billing/index.js';
import type { Upload } from '#workouts/domain/upload/upload.js';
import { failureOf } from '#workouts/domain/upload/upload-failure.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';

/**
 * Closes a claimed upload that gives no workout: the slot goes back with the same commit, the file
 * right after it.
 */
@Injectable()
export class FailUpload {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly entitlements: Entitlements,
    private readonly uploads: UploadRepository,
    private readonly files: FitFileStore,
    private readonly clock: Clock,
  ) {}

  /** Does nothing where a later claim has taken the upload over. */
  async execute(claimed: Upload, error: DomainError): Promise<void> {
    const failed = await this.unitOfWork.run(async () => {
      if (
        !(await this.uploads.fail(claimed.id, claimed.attempt, failureOf(error), this.clock.now()))
      )
        return false;
      if (claimed.slotTaken) await this.entitlements.giveUploadBack(claimed.userId);
      return true;
    });
    if (failed) await this.files.remove(claimed.fileKey);
  }
}
