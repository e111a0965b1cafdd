import { Injectable } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DeleteAccount } from '#accounts/index.js';
import {
  assertNoAdministrator,
  assertNotCharged,
  errorForAdministrator,
} from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/** Deletes an account as its owner would, with all consequences. */
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
      throw translated(error);
    }
  }
}

/**
 * The account is checked again under its lock; a change meanwhile gets the same message as the
 * check above.
 */
function translated(error: unknown): unknown {
  if (DomainError.is(error, 'CANNOT_DELETE_ACTIVE'))
    return new DomainError(
      'CANNOT_DELETE_ACTIVE',
      'Cannot delete users with active paid subscriptions',
      {},
    );
  return errorForAdministrator(error);
}
