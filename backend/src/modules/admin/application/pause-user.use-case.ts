import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, AccountSuspension } from '#accounts/index.js';
import { PauseCollection } from '#billing/index.js';
import type { UserRow } from '../domain/user-row.js';
import {
  assertNoAdministrator,
  PAUSED_REASON,
  errorForAdministrator,
} from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/** Suspends without an end and pauses the collection of payments (reading X-15). Idempotent. */
@Injectable()
export class PauseUser {
  constructor(
    private readonly rows: UserRows,
    private readonly presence: AccountPresence,
    private readonly suspension: AccountSuspension,
    private readonly collection: PauseCollection,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * Throws NOT_FOUND, CANNOT_CHANGE_ADMIN, SERVICE_UNAVAILABLE if the payment provider does not
   * respond; then nothing changes.
   */
  async execute(staff: Staff, userId: string): Promise<UserRow> {
    const { role } = await this.rows.one(userId);
    assertNoAdministrator(role, 'pause');
    // The provider first: a suspended athlete must not be charged, and a moment without charges
    // harms nobody.
    await this.collection.execute(userId, true);
    await this.work
      .run(async () => {
        await this.presence.hold(userId);
        await this.suspension.begin(userId, { reason: PAUSED_REASON, days: null });
        await this.trail.note(staff, { action: 'paused', subject: userId });
      })
      .catch((error: unknown) => {
        throw errorForAdministrator(error);
      });
    return this.rows.one(userId);
  }
}
