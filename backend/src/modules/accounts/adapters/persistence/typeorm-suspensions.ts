import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { Suspension } from '#accounts/domain/user.js';
import { Suspensions } from '#accounts/ports/suspensions.js';

/** The shared clock is the database's. */
@Injectable()
export class TypeormSuspensions extends Suspensions {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async inForce(userId: string): Promise<Suspension | null> {
    const [suspension] = await this.session.manager().query<Suspension[]>(
      `SELECT suspended_at AS since, suspend_expires_at AS "expiresAt", suspend_reason AS reason, suspended_for_payment AS "forPayment"
       FROM users WHERE id = $1 AND suspended_at IS NOT NULL AND (suspend_expires_at IS NULL OR suspend_expires_at > clock_timestamp())`,
      [userId],
    );
    return suspension ?? null;
  }

  async begin(
    userId: string,
    { reason, days }: { reason: string | null; days: number | null },
  ): Promise<void> {
    await this.session.manager().query(
      `UPDATE users SET suspended_at = clock_timestamp(), suspend_expires_at = clock_timestamp() + $3::integer * interval '24 hours',
                        suspend_reason = $2, suspended_for_payment = false
       WHERE id = $1`,
      [userId, reason, days],
    );
  }

  async end(userId: string): Promise<void> {
    await this.session
      .manager()
      .query(
        'UPDATE users SET suspended_at = NULL, suspend_expires_at = NULL, suspend_reason = ' +
          'NULL, suspended_for_payment = false WHERE id = $1',
        [userId],
      );
  }

  async beginForPayment(userId: string, reason: string): Promise<void> {
    await this.session.manager().query(
      `UPDATE users SET suspended_at = clock_timestamp(), suspend_expires_at = NULL, suspend_reason = $2, suspended_for_payment = true
       WHERE id = $1 AND (suspended_at IS NULL OR suspend_expires_at <= clock_timestamp())`,
      [userId, reason],
    );
  }

  async endForPayment(userId: string): Promise<void> {
    await this.session.manager().query(
      `UPDATE users SET suspended_at = NULL, suspend_expires_at = NULL, suspend_reason = NULL, suspended_for_payment = false
       WHERE id = $1 AND suspended_for_payment`,
      [userId],
    );
  }
}
