import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, AccountSuspension } from '#accounts/index.js';
import { PauseCollection } from '#billing/index.js';
import type { UserRow } from '../domain/user-row.js';
import { errorForAdministrator, owesPayment, PAYMENT_GRACE_DAYS } from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/**
 * Lifts any suspension, and resumes the collection of payments after a pause (readings ).
 * If a payment is owed, access is full for a grace period, because the plan itself would refuse it
 * (AUS-27).
 */
@Injectable()
export class UnsuspendUser {
  constructor(
    private readonly rows: UserRows,
    private readonly presence: AccountPresence,
    private readonly suspension: AccountSuspension,
    private readonly collection: PauseCollection,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Throws NOT_FOUND, SERVICE_UNAVAILABLE if the payment provider does not respond; then nothing
   * changes.
   */
  async execute(
    staff: Staff,
    userId: string,
    action: 'unsuspended' | 'unpaused',
  ): Promise<UserRow> {
    const { known } = await this.rows.one(userId);
    if (known.collectionPaused) await this.collection.execute(userId, false);
    await this.work
      .run(async () => {
        await this.presence.hold(userId);
        await this.suspension.end(userId);
        const until = owesPayment(known.plan.status)
          ? await this.suspension.grantGrace(userId, PAYMENT_GRACE_DAYS)
          : null;
        await this.trail.note(staff, {
          action,
          subject: userId,
          details: until === null ? {} : { paymentGraceUntil: until.toISOString() },
        });
      })
      .catch((error: unknown) => {
        throw errorForAdministrator(error);
      });
    return this.rows.one(userId);
  }
}
