import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import {
  EmailChangeRepository,
  type EmailChange,
} from '#accounts/ports/email-change.repository.js';

const COLUMNS = `id, user_id AS "userId", email, old_email AS "oldEmail",
  requested_at AS "requestedAt", expires_at AS "expiresAt"`;

@Injectable()
export class TypeormEmailChangeRepository extends EmailChangeRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add({ id, userId, email, oldEmail, requestedAt, expiresAt }: EmailChange): Promise<void> {
    await this.voidAll(userId, requestedAt);
    await this.session.query(
      `INSERT INTO email_changes (id, user_id, email, old_email, requested_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, userId, email, oldEmail, requestedAt, expiresAt],
    );
  }

  giveLink(id: string, tokenHash: string, now: Date): Promise<EmailChange | null> {
    return this.changed(
      `UPDATE email_changes SET token_hash = $2
       WHERE id = $1 AND ended_at IS NULL AND expires_at > $3 RETURNING ${COLUMNS}`,
      [id, tokenHash, now],
    );
  }

  consume(tokenHash: string, now: Date): Promise<EmailChange | null> {
    return this.changed(
      `UPDATE email_changes SET ended_at = $2
       WHERE token_hash = $1 AND ended_at IS NULL AND expires_at > $2 RETURNING ${COLUMNS}`,
      [tokenHash, now],
    );
  }

  byId(id: string): Promise<EmailChange | null> {
    return this.session.first<EmailChange>(`SELECT ${COLUMNS} FROM email_changes WHERE id = $1`, [
      id,
    ]);
  }

  async voidAll(userId: string, now: Date): Promise<void> {
    await this.session.query(
      'UPDATE email_changes SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL',
      [userId, now],
    );
  }

  async addressesOf(userId: string): Promise<readonly string[]> {
    const rows = await this.session.query<{ address: string }>(
      `SELECT email AS address FROM email_changes WHERE user_id = $1
       UNION SELECT old_email FROM email_changes WHERE user_id = $1`,
      [userId],
    );
    return rows.map(({ address }) => address);
  }

  private async changed(sql: string, values: readonly unknown[]): Promise<EmailChange | null> {
    // UPDATE answers [rows, count] through TypeORM.
    const [rows] = await this.session.manager().query<[EmailChange[], number]>(sql, [...values]);
    return rows[0] ?? null;
  }
}
