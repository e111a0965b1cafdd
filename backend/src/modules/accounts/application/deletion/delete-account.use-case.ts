import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { AccountContributors } from './account-contributors.js';

/**
 * Closes an account for good. One commit ends sign-in, frees the address, writes the record that
 * stays, and plans the erasure of everything else.
 */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deletion: AccountDeletionRepository,
    private readonly contributors: AccountContributors,
    private readonly jobs: AccountJobs,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * Throws UNAUTHENTICATED if it is closed already, FORBIDDEN for administrators,
   * CANNOT_DELETE_ACTIVE.
   */
  async execute(userId: string): Promise<void> {
    await this.work.run(async () => {
      const account = await this.deletion.lockOpen(userId);
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
      await this.deletion.addRecord({
        id,
        userId,
        email: account.email,
        signupDate: account.createdAt,
        deletedAt: now,
        uploadCount: await this.uploadCount(userId),
      });
      await this.deletion.close(userId, now);
      await this.jobs.eraseAccount(userId);
      await this.jobs.sendFarewell(id);
      await this.jobs.notifyOperator('account-closed', id);
    });
  }

  private async uploadCount(userId: string): Promise<number> {
    let most = 0;
    for (const contributor of this.contributors.all())
      most = Math.max(most, await contributor.uploadCount(userId));
    return most;
  }
}
