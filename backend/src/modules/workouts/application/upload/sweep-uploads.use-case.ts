import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { keyMadeAt } from '#workouts/domain/upload/file-key.js';
import {
  FAILED_KEPT_MS,
  ORPHAN_AFTER_MS,
  STALLED_AFTER_MS,
} from '#workouts/domain/upload/limits.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { UploadRepository } from '#workouts/ports/upload.repository.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';

const BATCH = 200;

/** Housekeeping of uploads, safe to run in any number of processes concurrently. */
@Injectable()
export class SweepUploads {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly uploads: UploadRepository,
    private readonly jobs: WorkoutJobs,
    private readonly files: FitFileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Plans again every open upload that has made no progress: its job is lost, or its worker died.
   */
  async replanStalled(): Promise<void> {
    let found: number;
    do {
      found = await this.unitOfWork.run(async () => {
        const ids = await this.uploads.touchStalled(
          this.ago(STALLED_AFTER_MS),
          this.clock.now(),
          BATCH,
        );
        for (const id of ids) await this.jobs.parse(id);
        return ids.length;
      });
    } while (found === BATCH);
  }

  async forgetFailed(): Promise<void> {
    await this.uploads.removeFailedBefore(this.ago(FAILED_KEPT_MS));
  }

  /**
   * Removes files that no upload needs: those of failed uploads, and of processes that died while
   * receiving.
   */
  async removeOrphans(): Promise<void> {
    let keys: string[] = [];
    for await (const key of this.files.keys()) {
      keys.push(key);
      if (keys.length < BATCH) continue;
      await this.removeUnneeded(keys);
      keys = [];
    }
    await this.removeUnneeded(keys);
  }

  private async removeUnneeded(keys: readonly string[]): Promise<void> {
    const limit = this.ago(ORPHAN_AFTER_MS);
    const old = keys.filter((key) => (keyMadeAt(key) ?? limit) < limit);
    const needed = await this.uploads.keysInUse(old);
    for (const key of old) if (!needed.has(key)) await this.files.remove(key);
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}
