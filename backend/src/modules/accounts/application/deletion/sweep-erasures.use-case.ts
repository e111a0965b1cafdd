import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { LeavingAccountRepository } from '#accounts/ports/leaving-account.repository.js';
import { LeavingPlan } from '#accounts/ports/leaving-plan.js';

/**
 * Far longer than an erasure waits for its turn; its job is in the queue once, however often it is
 * planned.
 */
const OPEN_TOO_LONG_MS = 60_000;
const BATCH = 100;

/**
 * Plans erasures again that stay open: their job was lost, or has failed for good. Safe in any
 * number of processes.
 */
@Injectable()
export class SweepErasures {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: LeavingAccountRepository,
    private readonly plan: LeavingPlan,
    private readonly clock: Clock,
  ) {}

  async replanOpen(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - OPEN_TOO_LONG_MS);
    await this.work.run(async () => {
      for (const userId of await this.accounts.closedBefore(before, BATCH))
        await this.plan.eraseAccount(userId);
    });
  }
}
