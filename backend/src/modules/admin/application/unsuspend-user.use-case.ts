import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, AccountSuspension } from '#accounts/index.js';
import { PauseCollection } from '#billing/index.js';
import type { UserRow } from '../domain/user-row.js';
import { errorForAdministrator } from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/**
 * Lifts any suspension, and resumes the collection of payments after a pause (readings ).
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
        await this.trail.note(staff, { action, subject: userId });
      })
      .catch((error: unknown) => {
        throw errorForAdministrator(error);
      });
    return this.rows.one(userId);
  }
}
