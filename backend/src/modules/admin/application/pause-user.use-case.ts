import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, AccountSuspension } from '#accounts/index.js';
import { PauseCollection } from '#billing/index.js';
import type { UserRow } from '../domain/user-row.js';
import { assertNoAdministrator, PAUSED_REASON, toldOfSomebodyElse } from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/**
 * Suspends without an end and collects nothing meanwhile (reading X-15). Asked again, the same once
 * more.
 */
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
   * Throws NOT_FOUND, CANNOT_CHANGE_ADMIN, SERVICE_UNAVAILABLE where the payment provider does not
   * answer; then nothing is changed.
   */
  async execute(staff: Staff, userId: string): Promise<UserRow> {
    const { role } = await this.rows.one(userId);
    assertNoAdministrator(role, 'pause');
    // The provider first: who is kept out must not be charged, and who is not charged for a moment
    // loses nothing.
    await this.collection.execute(userId, true);
    await this.work
      .run(async () => {
        await this.presence.hold(userId);
        await this.suspension.begin(userId, { reason: PAUSED_REASON, days: null });
        await this.trail.note(staff, { action: 'paused', subject: userId });
      })
      .catch((error: unknown) => {
        throw toldOfSomebodyElse(error);
      });
    return this.rows.one(userId);
  }
}
