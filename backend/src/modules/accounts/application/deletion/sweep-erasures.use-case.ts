import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';

/** Far longer than an erasure waits in the queue, which takes each account's job once. */
const OPEN_TOO_LONG_MS = 60_000;
const BATCH = 100;

/**
 * Plans unfinished erasures again: their job was lost, or has failed for good. Safe in any number
 * of processes.
 */
@Injectable()
export class SweepErasures {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deletion: AccountDeletionRepository,
    private readonly jobs: AccountJobs,
    private readonly clock: Clock,
  ) {}

  async replanOpen(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - OPEN_TOO_LONG_MS);
    await this.work.run(async () => {
      for (const userId of await this.deletion.closedBefore(before, BATCH))
        await this.jobs.eraseAccount(userId);
    });
  }
}
