import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { AccountPresence, AccountSuspension } from '#accounts/index.js';
import type { UserRow } from '../domain/user-row.js';
import {
  assertNoAdministrator,
  errorForAdministrator,
  type SuspensionOrder,
} from '../domain/user-rules.js';
import { AuditTrail, type Staff } from './audit-trail.js';
import { UserRows } from './user-rows.js';

/** Keeps an athlete from uploads and the coach; replaces an active suspension. */
@Injectable()
export class SuspendUser {
  constructor(
    private readonly rows: UserRows,
    private readonly presence: AccountPresence,
    private readonly suspension: AccountSuspension,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork,
  ) {}

  /** Throws NOT_FOUND, CANNOT_CHANGE_ADMIN. */
  async execute(staff: Staff, userId: string, order: SuspensionOrder): Promise<UserRow> {
    const { role } = await this.rows.one(userId);
    assertNoAdministrator(role, 'suspend');
    await this.work
      .run(async () => {
        await this.presence.hold(userId);
        await this.suspension.begin(userId, order);
        await this.trail.note(staff, {
          action: 'suspended',
          subject: userId,
          details: { reason: order.reason, days: order.days },
        });
      })
      .catch((error: unknown) => {
        throw errorForAdministrator(error);
      });
    return this.rows.one(userId);
  }
}
