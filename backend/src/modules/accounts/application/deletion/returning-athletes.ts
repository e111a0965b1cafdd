import { Injectable } from '@nestjs/common';
import { DeletedAccountRepository } from '#accounts/ports/deleted-account.repository.js';
import { AccountContributors } from './account-contributors.js';

/**
 * Somebody may come back after closing an account; what is left of it tells the modules what was
 * used up already.
 */
@Injectable()
export class ReturningAthletes {
  constructor(
    private readonly deleted: DeletedAccountRepository,
    private readonly contributors: AccountContributors,
  ) {}

  /** Joins the transaction that opens the account; does nothing for an address that is new. */
  async meet(userId: string, email: string): Promise<void> {
    const uploadCount = await this.deleted.mostUploadsOf(email);
    if (uploadCount === null) return;
    for (const contributor of this.contributors.all())
      await contributor.returns(userId, { uploadCount });
  }
}
