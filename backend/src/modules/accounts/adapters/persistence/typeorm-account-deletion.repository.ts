import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DeletedAccount } from '#accounts/domain/deleted-account.js';
import type { Feedback } from '#accounts/domain/feedback.js';
import { emailKey } from '#accounts/domain/email-address.js';
import {
  AccountDeletionRepository,
  type ClosableAccount,
  type FeedbackOutcome,
} from '#accounts/ports/account-deletion.repository.js';

const PROFILE_TABLES = [
  'questionnaire_drafts',
  'questionnaires',
  'athlete_thresholds',
  'athlete_profiles',
  'password_resets',
  'email_changes',
  'sessions',
];

@Injectable()
export class TypeormAccountDeletionRepository extends AccountDeletionRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async lockOpen(userId: string): Promise<ClosableAccount | null> {
    return this.session.first<ClosableAccount>(
      `SELECT email, role, created_at AS "createdAt" FROM users
       WHERE id = $1 AND leaving_since IS NULL FOR UPDATE`,
      [userId],
    );
  }

  async close(userId: string, now: Date): Promise<void> {
    // No address contains a space, so the freed key can belong to nobody.
    await this.session.query(
      `UPDATE users SET leaving_since = $2, updated_at = $2, token_version = token_version + 1,
         email_key = 'closed ' || id
       WHERE id = $1`,
      [userId, now],
    );
    await this.session.query(`DELETE FROM password_resets WHERE user_id = $1`, [userId]);
  }

  /**
   * The lock that a foreign key takes on the row it refers to: closing and removal wait for it, and
   * it waits for them.
   */
  holdOpen(userId: string): Promise<boolean> {
    return this.exists(
      `SELECT 1 FROM users WHERE id = $1 AND leaving_since IS NULL FOR KEY SHARE`,
      [userId],
    );
  }

  lockClosed(userId: string): Promise<boolean> {
    return this.exists(
      `SELECT 1 FROM users WHERE id = $1 AND leaving_since IS NOT NULL FOR UPDATE`,
      [userId],
    );
  }

  async closedBefore(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.session.query<{ id: string }>(
      `SELECT id FROM users WHERE leaving_since < $1 ORDER BY leaving_since, id LIMIT $2`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  async closedAddress(userId: string): Promise<{ email: string; closedAt: Date } | null> {
    return this.session.first<{ email: string; closedAt: Date }>(
      `SELECT email, leaving_since AS "closedAt" FROM users
       WHERE id = $1 AND leaving_since IS NOT NULL`,
      [userId],
    );
  }

  async eraseProfile(userId: string): Promise<void> {
    for (const table of PROFILE_TABLES)
      await this.session.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
  }

  async remove(userId: string): Promise<void> {
    await this.session.query(`DELETE FROM users WHERE id = $1 AND leaving_since IS NOT NULL`, [
      userId,
    ]);
  }

  async addRecord(account: DeletedAccount): Promise<void> {
    const { id, userId, email, signupDate, deletedAt, uploadCount } = account;
    await this.session.query(
      `INSERT INTO deleted_accounts
         (id, user_id, email, email_key, signup_date, deleted_at, upload_count)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, userId, email, emailKey(email), signupDate, deletedAt, uploadCount],
    );
  }

  async recordById(id: string): Promise<DeletedAccount | null> {
    return this.session.first<DeletedAccount>(
      `SELECT id, user_id AS "userId", email, signup_date AS "signupDate",
              deleted_at AS "deletedAt", upload_count AS "uploadCount"
       FROM deleted_accounts WHERE id::text = $1`,
      [id],
    );
  }

  async mostUploadsOf(email: string): Promise<number | null> {
    const [row] = await this.session.query<{ uploads: number | null }>(
      `SELECT max(upload_count) AS uploads FROM deleted_accounts WHERE email_key = $1`,
      [emailKey(email)],
    );
    return row?.uploads ?? null;
  }

  async markErased(userId: string, now: Date): Promise<void> {
    await this.session.query(
      `UPDATE deleted_accounts SET erased_at = $2 WHERE user_id = $1 AND erased_at IS NULL`,
      [userId, now],
    );
  }

  async putFeedback(userId: string, feedback: Feedback, since: Date): Promise<FeedbackOutcome> {
    const { reason, text, wouldRecommend, givenAt } = feedback;
    // UPDATE answers [rows, count] through TypeORM.
    const [, kept] = await this.session.manager().query<[unknown[], number]>(
      `UPDATE deleted_accounts
       SET feedback_reason = $3, feedback_text = $4, would_recommend = $5, feedback_at = $6
       WHERE user_id = $1 AND deleted_at > $2 AND feedback_at IS NULL`,
      [userId, since, reason, text, wouldRecommend, givenAt],
    );
    if (kept === 1) return 'kept';
    const known = await this.exists(
      `SELECT 1 FROM deleted_accounts WHERE user_id = $1 AND deleted_at > $2`,
      [userId, since],
    );
    return known ? 'answered-before' : 'no-such-account';
  }

  async addAnonymousFeedback(id: string, feedback: Feedback): Promise<void> {
    const { reason, text, wouldRecommend, givenAt } = feedback;
    await this.session.query(
      `INSERT INTO loose_feedback (id, reason, feedback, would_recommend, created_at)
       VALUES ($1, $2, $3, $4, $5)`,
      [id, reason, text, wouldRecommend, givenAt],
    );
  }

  private async exists(sql: string, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.session.query(sql, parameters)).length === 1;
  }
}
