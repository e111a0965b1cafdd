import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import {
  LeavingAccountRepository,
  type ClosableAccount,
} from '#accounts/ports/leaving-account.repository.js';

@Injectable()
export class TypeormLeavingAccountRepository extends LeavingAccountRepository {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async lockOpen(userId: string): Promise<ClosableAccount | null> {
    const [account] = await this.query<ClosableAccount>(
      'SELECT email, role, created_at AS "createdAt" FROM users WHERE id = $1 AND ' +
        'leaving_since IS NULL FOR UPDATE',
      [userId],
    );
    return account ?? null;
  }

  async close(userId: string, now: Date): Promise<void> {
    // No address has a space within, so the freed key can be nobody's.
    await this.query(
      'UPDATE users SET leaving_since = $2, updated_at = $2, token_version = token_version + ' +
        `1, email_key = 'closed ' || id WHERE id = $1`,
      [userId, now],
    );
    await this.query(`DELETE FROM password_resets WHERE user_id = $1`, [userId]);
  }

  /**
   * The lock that a foreign key takes on the row it points to: closing and removal wait for it, and
   * it for them.
   */
  holdOpen(userId: string): Promise<boolean> {
    return this.any(`SELECT 1 FROM users WHERE id = $1 AND leaving_since IS NULL FOR KEY SHARE`, [
      userId,
    ]);
  }

  lockClosed(userId: string): Promise<boolean> {
    return this.any(`SELECT 1 FROM users WHERE id = $1 AND leaving_since IS NOT NULL FOR UPDATE`, [
      userId,
    ]);
  }

  async remove(userId: string): Promise<void> {
    await this.query(`DELETE FROM users WHERE id = $1 AND leaving_since IS NOT NULL`, [userId]);
  }

  async closedBefore(before: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.query<{ id: string }>(
      `SELECT id FROM users WHERE leaving_since < $1 ORDER BY leaving_since, id LIMIT $2`,
      [before, limit],
    );
    return rows.map(({ id }) => id);
  }

  private async any(sql: string, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.query<object>(sql, parameters)).length === 1;
  }

  private query<T>(sql: string, parameters: readonly unknown[]): Promise<T[]> {
    return this.session.manager().query<T[]>(sql, [...parameters]);
  }
}
