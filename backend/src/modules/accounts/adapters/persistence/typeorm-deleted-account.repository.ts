import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DeletedAccount } from '#accounts/domain/deleted-account.js';
import { emailKey } from '#accounts/domain/user.js';
import type { Feedback } from '#accounts/domain/feedback.js';
import {
  DeletedAccountRepository,
  type FeedbackOutcome,
} from '#accounts/ports/deleted-account.repository.js';

@Injectable()
export class TypeormDeletedAccountRepository extends DeletedAccountRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add({
    id,
    userId,
    email,
    signupDate,
    deletedAt,
    uploadCount,
  }: DeletedAccount): Promise<void> {
    await this.session
      .manager()
      .query(
        'INSERT INTO deleted_accounts (id, user_id, email, email_key, signup_date, ' +
          'deleted_at, upload_count) VALUES ($1, $2, $3, $4, $5, $6, $7)',
        [id, userId, email, emailKey(email), signupDate, deletedAt, uploadCount],
      );
  }

  async byId(id: string): Promise<DeletedAccount | null> {
    const [account] = await this.session.manager().query<DeletedAccount[]>(
      `SELECT id, user_id AS "userId", email, signup_date AS "signupDate", deleted_at AS "deletedAt", upload_count AS "uploadCount"
       FROM deleted_accounts WHERE id::text = $1`,
      [id],
    );
    return account ?? null;
  }

  async mostUploadsOf(email: string): Promise<number | null> {
    const [row] = await this.session
      .manager()
      .query<{ uploads: number | null }[]>(
        `SELECT max(upload_count) AS uploads FROM deleted_accounts WHERE email_key = $1`,
        [emailKey(email)],
      );
    return row?.uploads ?? null;
  }

  async markErased(userId: string, now: Date): Promise<void> {
    await this.session
      .manager()
      .query(
        `UPDATE deleted_accounts SET erased_at = $2 WHERE user_id = $1 AND erased_at IS NULL`,
        [userId, now],
      );
  }

  async putFeedback(
    userId: string,
    { reason, text, wouldRecommend, givenAt }: Feedback,
    since: Date,
  ): Promise<FeedbackOutcome> {
    // UPDATE answers [rows, count] through TypeORM.
    const [, kept] = await this.session.manager().query<[unknown[], number]>(
      `UPDATE deleted_accounts SET feedback_reason = $3, feedback_text = $4, would_recommend = $5, feedback_at = $6
       WHERE user_id = $1 AND deleted_at > $2 AND feedback_at IS NULL`,
      [userId, since, reason, text, wouldRecommend, givenAt],
    );
    if (kept === 1) return 'kept';
    const known = await this.session
      .manager()
      .query<unknown[]>(`SELECT 1 FROM deleted_accounts WHERE user_id = $1 AND deleted_at > $2`, [
        userId,
        since,
      ]);
    return known.length === 1 ? 'answered-before' : 'no-such-account';
  }
}
