import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { KnownAccounts } from '#accounts/index.js';
import { SubscriptionStateQuery, type SubscriptionState } from './subscription-state.query.js';

/** The caller, as stored in the database. */
interface Asker {
  readonly userId: string;
  readonly role: 'athlete' | 'admin';
}

/** The caller's own plan; for administrators anybody's (reading X-21). */
@Injectable()
export class ReadSubscription {
  constructor(
    private readonly state: SubscriptionStateQuery,
    private readonly accounts: KnownAccounts,
  ) {}

  /**
   * Throws FORBIDDEN if somebody other than an administrator names a person, NOT_FOUND if there is
   * no such person.
   */
  async execute(asker: Asker, userId?: string): Promise<SubscriptionState> {
    if (userId === undefined) return this.state.of(asker.userId);
    if (asker.role !== 'admin')
      throw new DomainError('FORBIDDEN', 'Only administrators may read the plan of others.', {});
    if (!(await this.accounts.of(userId)))
      throw new DomainError('NOT_FOUND', 'There is no such user.', {});
    return this.state.of(userId);
  }
}
