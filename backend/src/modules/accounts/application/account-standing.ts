import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { suspensionAt } from '../domain/user.js';
import { SignedInUser } from './signed-in-user.query.js';

/** Whether an account may upload and ask at this moment; judged on every request, never remembered. */
@Injectable()
export class AccountStanding {
  constructor(
    private readonly users: SignedInUser,
    private readonly clock: Clock,
  ) {}

  /** Throws ACCOUNT_SUSPENDED with the reason and the end. */
  async assertNotSuspended(userId: string): Promise<void> {
    const suspension = suspensionAt(await this.users.get(userId), this.clock.now());
    if (!suspension) return;
    throw new DomainError('ACCOUNT_SUSPENDED', suspension.reason ?? 'Your account is suspended.', {
      suspended: true,
      suspendReason: suspension.reason,
      suspendExpiresAt: suspension.expiresAt?.toISOString() ?? null,
    });
  }
}
