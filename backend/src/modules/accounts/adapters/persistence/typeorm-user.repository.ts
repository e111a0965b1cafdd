import { Injectable, Logger } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, QueryFailedError, type Repository } from 'typeorm';
import { DomainError } from '#kernel/domain-error.js';
import type { Json } from '#kernel/json.js';
import { columnsOf } from '#platform/database/columns-of.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { OFTEN } from '#platform/database/preparing-client.js';
import { emailKey } from '#accounts/domain/email-address.js';
import type { PersonChange, PlanStatus, Suspension, User } from '#accounts/domain/user.js';
import {
  UserRepository,
  type ExportTurn,
  type PasswordReset,
} from '#accounts/ports/user.repository.js';
import { PasswordResetRecord } from './password-reset.record.js';
import { toUser, toUserRecord } from './user.mapper.js';
import { UserRecord } from './user.record.js';

/** Old links are kept this long: a late job of an older request sees that a newer one exists. */
const KEPT_RESETS_MS = 24 * 60 * 60 * 1000;
const RENEW_TURN_MS = 20_000;

/** By the database's clock, which all processes share. */
const TURN_ENDS = `now() + interval '60 seconds'`;

/** Names every column, so that a later one is not exported before somebody has thought about it. */
const EXPORT = `
  SELECT jsonb_build_object(
    'id', id, 'email', email, 'firstName', first_name, 'lastName', last_name,
    'city', city, 'country', country, 'sport', sport,
    'profileCompleted', profile_completed, 'onboardingSkipped', onboarding_skipped,
    'createdAt', created_at, 'updatedAt', updated_at, 'paymentGraceUntil', payment_grace_until,
    'emailChanges', COALESCE((SELECT jsonb_agg(jsonb_build_object('from', old_email, 'to', email,
        'requestedAt', requested_at, 'endedAt', ended_at) ORDER BY requested_at)
      FROM email_changes WHERE user_id = users.id), '[]'),
    'suspension', CASE WHEN suspended_at IS NOT NULL THEN jsonb_build_object(
      'since', suspended_at, 'expiresAt', suspend_expires_at, 'reason', suspend_reason) END
  ) AS document FROM users WHERE id = $1`;

@Injectable()
export class TypeormUserRepository extends UserRepository {
  private readonly logger = new Logger(TypeormUserRepository.name);

  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(user: User): Promise<void> {
    const result = await this.records()
      .createQueryBuilder()
      .insert()
      .values(toUserRecord(user))
      .orIgnore()
      .returning('id')
      .execute();
    if ((result.raw as unknown[]).length === 0) throw emailTaken();
  }

  async findById(id: string): Promise<User | null> {
    // Every request with a token asks this.
    const [record] = await this.session.query<UserRecord>(
      `${OFTEN}SELECT ${columnsOf(this.records())} FROM users
       WHERE id = $1 AND leaving_since IS NULL`,
      [id],
    );
    return record ? toUser(record) : null;
  }

  async findByEmail(email: string): Promise<User | null> {
    const record = await this.records().findOneBy({
      emailKey: emailKey(email),
      leavingSince: IsNull(),
    });
    return record && toUser(record);
  }

  hasAdministrator(): Promise<boolean> {
    return this.records().existsBy({ role: 'admin' });
  }

  async changePassword(user: User, passwordHash: string): Promise<number | null> {
    const { affected } = await this.records().update(
      { id: user.id, tokenVersion: user.tokenVersion, leavingSince: IsNull() },
      { passwordHash, tokenVersion: user.tokenVersion + 1, updatedAt: () => 'now()' },
    );
    return affected === 1 ? user.tokenVersion + 1 : null;
  }

  async refreshPasswordHash(user: User, passwordHash: string): Promise<void> {
    await this.records().update({ id: user.id, passwordHash: user.passwordHash }, { passwordHash });
  }

  async savePerson(userId: string, change: PersonChange, now: Date): Promise<void> {
    await this.records().update({ id: userId }, { ...given(change), updatedAt: now });
  }

  async changeEmail(userId: string, email: string, now: Date): Promise<boolean> {
    const [rows] = await this.session
      .manager()
      .query<[{ id: string }[], number]>(
        `UPDATE users SET email = $2, email_key = $3, updated_at = $4
         WHERE id = $1 AND leaving_since IS NULL RETURNING id`,
        [userId, email, emailKey(email), now],
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? emailTaken() : error;
      });
    return rows.length === 1;
  }

  async activeSuspension(userId: string): Promise<Suspension | null> {
    return this.session.first<Suspension>(
      `SELECT suspended_at AS since, suspend_expires_at AS "expiresAt",
              suspend_reason AS reason, suspended_for_payment AS "forPayment"
       FROM users WHERE id = $1 AND suspended_at IS NOT NULL
         AND (suspend_expires_at IS NULL OR suspend_expires_at > clock_timestamp())`,
      [userId],
    );
  }

  async suspend(
    userId: string,
    { reason, days }: { reason: string | null; days: number | null },
  ): Promise<void> {
    await this.session.query(
      `UPDATE users SET suspended_at = clock_timestamp(),
         suspend_expires_at = clock_timestamp() + $3::integer * interval '24 hours',
         suspend_reason = $2, suspended_for_payment = false
       WHERE id = $1`,
      [userId, reason, days],
    );
  }

  async unsuspend(userId: string): Promise<void> {
    await this.session.query(
      `UPDATE users SET suspended_at = NULL, suspend_expires_at = NULL, suspend_reason = NULL,
         suspended_for_payment = false
       WHERE id = $1`,
      [userId],
    );
  }

  async grantPaymentGrace(userId: string, days: number): Promise<Date> {
    const row = await this.session.first<{ until: Date }>(
      `UPDATE users
       SET payment_grace_until = clock_timestamp() + $2::integer * interval '24 hours'
       WHERE id = $1 RETURNING payment_grace_until AS until`,
      [userId, days],
    );
    if (!row) throw new Error('a grace for an account that is gone');
    return row.until;
  }

  async paymentGraceUntil(userId: string): Promise<Date | null> {
    const row = await this.session.first<{ until: Date }>(
      `SELECT payment_grace_until AS until FROM users
       WHERE id = $1 AND payment_grace_until > clock_timestamp()`,
      [userId],
    );
    return row?.until ?? null;
  }

  async suspendForPayment(userId: string, reason: string): Promise<void> {
    await this.session.query(
      `UPDATE users SET suspended_at = clock_timestamp(), suspend_expires_at = NULL,
         suspend_reason = $2, suspended_for_payment = true
       WHERE id = $1 AND (suspended_at IS NULL OR suspend_expires_at <= clock_timestamp())
         AND (payment_grace_until IS NULL OR payment_grace_until <= clock_timestamp())`,
      [userId, reason],
    );
  }

  async unsuspendAfterPayment(userId: string): Promise<void> {
    await this.session.query(
      `UPDATE users SET suspended_at = NULL, suspend_expires_at = NULL, suspend_reason = NULL,
         suspended_for_payment = false
       WHERE id = $1 AND suspended_for_payment`,
      [userId],
    );
  }

  async savePlanStatus(userId: string, { status, turnsAt, then }: PlanStatus): Promise<void> {
    await this.session.query(
      `UPDATE users SET plan_status = $2, plan_turns_at = $3, plan_then = $4
       WHERE id = $1 AND (plan_status, plan_turns_at, plan_then)
         IS DISTINCT FROM ($2::text, $3::timestamptz, $4::text)`,
      [userId, status, turnsAt, then],
    );
  }

  async applyDuePlanChanges(now: Date): Promise<void> {
    await this.session.query(
      `UPDATE users SET plan_status = plan_then, plan_turns_at = NULL, plan_then = NULL
       WHERE plan_turns_at <= $1`,
      [now],
    );
  }

  async exportOf(userId: string): Promise<Json | null> {
    const [row] = await this.session.query<{ document: Json }>(EXPORT, [userId]);
    return row?.document ?? null;
  }

  /** A turn is a row that is valid for a minute and renewed while the export runs. */
  async takeExportTurn(userId: string): Promise<ExportTurn | null> {
    const [turn] = await this.session.query<{ id: string }>(
      `INSERT INTO account_exports (user_id, turn_id, held_until)
       VALUES ($1, gen_random_uuid(), ${TURN_ENDS})
       ON CONFLICT (user_id) DO UPDATE
         SET turn_id = excluded.turn_id, held_until = excluded.held_until
         WHERE account_exports.held_until < now()
       RETURNING turn_id AS id`,
      [userId],
    );
    if (!turn) return null;
    const mine = [userId, turn.id];
    const renew = `UPDATE account_exports SET held_until = ${TURN_ENDS}`;
    const renewing = setInterval(() => void this.writeTurn(renew, mine), RENEW_TURN_MS).unref();
    return {
      end: () => {
        clearInterval(renewing);
        return this.writeTurn('DELETE FROM account_exports', mine);
      },
    };
  }

  async addReset({ userId, requestedAt, ...reset }: PasswordReset): Promise<boolean> {
    // Two jobs for one user run one after the other.
    await this.session.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
    if (await this.resets().existsBy({ userId, createdAt: MoreThan(requestedAt) })) return false;
    await this.resets().delete({
      userId,
      createdAt: LessThan(new Date(requestedAt.getTime() - KEPT_RESETS_MS)),
    });
    await this.voidResets(userId, requestedAt);
    await this.resets().insert({ ...reset, userId, createdAt: requestedAt, usedAt: null });
    return true;
  }

  async resetOwner(tokenHash: string, now: Date): Promise<string | null> {
    const record = await this.resets().findOneBy({
      tokenHash,
      usedAt: IsNull(),
      expiresAt: MoreThan(now),
    });
    return record?.userId ?? null;
  }

  async consumeReset(tokenHash: string, now: Date): Promise<boolean> {
    const { affected } = await this.resets().update(
      { tokenHash, usedAt: IsNull(), expiresAt: MoreThan(now) },
      { usedAt: now },
    );
    return affected === 1;
  }

  async voidResets(userId: string, now: Date): Promise<void> {
    await this.resets().update({ userId, usedAt: IsNull() }, { usedAt: now });
  }

  /** A turn that cannot be written expires. */
  private async writeTurn(change: string, turn: readonly string[]): Promise<void> {
    try {
      await this.session.query(`${change} WHERE user_id = $1 AND turn_id = $2`, turn);
    } catch (error) {
      this.logger.warn({ err: error }, 'the turn of an export was not written');
    }
  }

  private records(): Repository<UserRecord> {
    return this.session.manager().getRepository(UserRecord);
  }

  private resets(): Repository<PasswordResetRecord> {
    return this.session.manager().getRepository(PasswordResetRecord);
  }
}

function emailTaken(): DomainError {
  return new DomainError('EMAIL_TAKEN', 'An account with this email exists already.', {});
}

/** A unique index refused the row. */
function isDuplicate(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505'
  );
}

/** Only the fields that the change names. */
function given(change: PersonChange): PersonChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
