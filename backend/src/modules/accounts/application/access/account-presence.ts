import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';

/**
 * For work that takes long before it is stored, such as an upload or an answer: the account may
 * have been closed meanwhile. Call it in the unit of work that stores, so that nothing is added to
 * an account that is being erased.
 */
@Injectable()
export class AccountPresence {
  constructor(private readonly accounts: AccountDeletionRepository) {}

  /**
   * Keeps the account open until the unit of work ends. Throws UNAUTHENTICATED if it is closed or
   * gone.
   */
  async hold(userId: string): Promise<void> {
    if (!(await this.accounts.holdOpen(userId)))
      throw new DomainError('UNAUTHENTICATED', 'This account has been closed.', {});
  }
}
