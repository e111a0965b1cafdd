import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { LeavingAccountRepository } from '#accounts/ports/leaving-account.repository.js';

/**
 * For work that began long before it is stored, such as an upload or an answer: its account may
 * have been closed meanwhile. Asked inside the unit of work that stores, so that nothing is added
 * to what is being erased.
 */
@Injectable()
export class AccountPresence {
  constructor(private readonly accounts: LeavingAccountRepository) {}

  /**
   * The account stays open until the unit of work ends. Throws UNAUTHENTICATED where it is closed
   * or gone.
   */
  async hold(userId: string): Promise<void> {
    if (!(await this.accounts.holdOpen(userId)))
      throw new DomainError('UNAUTHENTICATED', 'This account has been closed.', {});
  }
}
