import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { LeavingAccountRepository } from '#accounts/ports/leaving-account.repository.js';
import { AccountContributors } from './account-contributors.js';

/**
 * Erases all that a closed account left behind. Every step may be repeated, so a crash anywhere
 * costs a repetition and nothing else; the account's row goes last and keeps the erasure findable
 * until then.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: LeavingAccountRepository,
    private readonly deleted: DeletedAccountRepository,
    private readonly contributors: AccountContributors,
    private readonly clock: Clock,
  ) {}

  /** Does nothing to an account that is open, and nothing where the work is done. */
  async execute(userId: string): Promise<void> {
    if (!(await this.work.run(() => this.accounts.lockClosed(userId)))) return;
    for (const contributor of this.contributors.all()) await contributor.erase(userId);
    await this.work.run(async () => {
      if (!(await this.accounts.lockClosed(userId))) return;
      // What came in while we erased is here by now, and nothing more can come.
      for (const contributor of this.contributors.all()) await contributor.erase(userId);
      await this.accounts.remove(userId);
      await this.deleted.markErased(userId, this.clock.now());
    });
  }
}
