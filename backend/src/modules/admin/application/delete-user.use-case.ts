import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DeleteAccount } from '#accounts/index.js';
import {
  assertNoAdministrator,
  assertNotCharged,
  toldOfSomebodyElse,
} from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/** Closes an account as its owner would, with all that follows. */
@Injectable()
export class DeleteUser {
  constructor(
    private readonly rows: UserRows,
    private readonly deletion: DeleteAccount,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws NOT_FOUND, CANNOT_CHANGE_ADMIN, CANNOT_DELETE_ACTIVE. */
  async execute(staff: Staff, userId: string): Promise<void> {
    const { role, subscriptionStatus } = await this.rows.one(userId);
    assertNoAdministrator(role, 'delete');
    assertNotCharged(subscriptionStatus);
    try {
      await this.work.run(async () => {
        await this.deletion.execute(userId);
        await this.trail.note(staff, { action: 'deleted', subject: userId });
      });
    } catch (error) {
      throw retold(error);
    }
  }
}

/**
 * The account is judged again under its lock; what has changed meanwhile is told in the
 * administrator's words.
 */
function retold(error: unknown): unknown {
  if (DomainError.is(error, 'CANNOT_DELETE_ACTIVE'))
    return new DomainError(
      'CANNOT_DELETE_ACTIVE',
      'Cannot delete users with active paid subscriptions',
      {},
    );
  return toldOfSomebodyElse(error);
}
