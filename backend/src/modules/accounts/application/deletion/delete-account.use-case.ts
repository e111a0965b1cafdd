import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { LeavingAccountRepository } from '#accounts/ports/leaving-account.repository.js';
import { LeavingPlan } from '#accounts/ports/leaving-plan.js';
import { OperatorMailPlan } from '#accounts/ports/operator-mail-plan.js';
import { AccountContributors } from './account-contributors.js';

/**
 * Closes an account for good. With one commit nobody can sign in any more, the address is free, the
 * row that stays is written, and the erasure of all the rest is planned.
 */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly accounts: LeavingAccountRepository,
    private readonly deleted: DeletedAccountRepository,
    private readonly contributors: AccountContributors,
    private readonly plan: LeavingPlan,
    private readonly operator: OperatorMailPlan,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Throws UNAUTHENTICATED where it is closed already, FORBIDDEN for administrators,
   * CANNOT_DELETE_ACTIVE.
   */
  async execute(userId: string): Promise<void> {
    await this.work.run(async () => {
      const account = await this.accounts.lockOpen(userId);
      if (!account) throw new DomainError('UNAUTHENTICATED', 'Please sign in.', {});
      if (account.role === 'admin')
        throw new DomainError(
          'FORBIDDEN',
          'The account of an administrator cannot be closed here.',
          {},
        );
      for (const contributor of this.contributors.all()) await contributor.mayLeave(userId);
      const id = this.ids.next();
      const now = this.clock.now();
      const uploadCount = await this.uploadCount(userId);
      await this.deleted.add({
        id,
        userId,
        email: account.email,
        signupDate: account.createdAt,
        deletedAt: now,
        uploadCount,
      });
      await this.accounts.close(userId, now);
      await this.plan.eraseAccount(userId);
      await this.plan.sendFarewell(id);
      await this.operator.accountClosed(id);
    });
  }

  private async uploadCount(userId: string): Promise<number> {
    let most = 0;
    for (const contributor of this.contributors.all())
      most = Math.max(most, await contributor.uploadCount(userId));
    return most;
  }
}
