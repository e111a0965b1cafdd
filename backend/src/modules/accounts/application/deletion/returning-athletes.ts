import { Injectable } from '@nestjs/common';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { AccountContributors } from './account-contributors.js';

/** Tells the modules what an athlete who comes back used up with an earlier account. */
@Injectable()
export class ReturningAthletes {
  constructor(
    private readonly deletion: AccountDeletionRepository,
    private readonly contributors: AccountContributors,
  ) {}

  /** Joins the transaction that opens the account; does nothing for a new address. */
  async meet(userId: string, email: string): Promise<void> {
    const uploadCount = await this.deletion.mostUploadsOf(email);
    if (uploadCount === null) return;
    for (const contributor of this.contributors.all())
      await contributor.returns(userId, { uploadCount });
  }
}
