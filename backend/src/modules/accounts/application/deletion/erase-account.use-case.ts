import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountContributors } from './account-contributors.js';

/**
 * Erases everything that a closed account left. Every step is idempotent, so a crash costs a
 * repetition and nothing else; the account's row goes last, so an unfinished erasure can be found.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deletion: AccountDeletionRepository,
    private readonly contributors: AccountContributors,
    private readonly clock: Clock,
  ) {}

  /** Does nothing to an open account, or when the erasure is done. */
  async execute(userId: string): Promise<void> {
    if (!(await this.work.run(() => this.deletion.lockClosed(userId)))) return;
    for (const contributor of this.contributors.all()) await contributor.erase(userId);
    await this.work.run(async () => {
      if (!(await this.deletion.lockClosed(userId))) return;
      // Data stored during the erasure is visible by now, and the lock prevents more.
      for (const contributor of this.contributors.all()) await contributor.erase(userId);
      await this.deletion.remove(userId);
      await this.deletion.markErased(userId, this.clock.now());
    });
  }
}
