import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface KeyedRow {
  readonly id: string;
  readonly email_key: string;
}

/**
 * Requested changes of an account's address. Addresses with a domain in another script than Latin
 * are compared in ASCII from now on, as browsers send them.
 */
export class AddEmailChanges1764300002100 implements MigrationInterface {
  name = 'AddEmailChanges1764300002100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE email_changes (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        email text NOT NULL,
        old_email text NOT NULL,
        token_hash char(64) UNIQUE,
        requested_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX email_changes_by_user ON email_changes (user_id);`);
    for (const table of ['users', 'deleted_accounts']) {
      const rows = (await runner.query(
        `SELECT id, email_key FROM ${table} WHERE email_key ~ '@.*[^[:ascii:]]'`,
      )) as KeyedRow[];
      for (const row of rows) await this.rewrite(runner, table, row);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE email_changes');
  }

  /** An address that has two accounts, one in each spelling, keeps both as they are. */
  private async rewrite(runner: QueryRunner, table: string, row: KeyedRow): Promise<void> {
    const at = row.email_key.lastIndexOf('@');
    const domain = domainToASCII(row.email_key.slice(at + 1));
    if (domain === '') return;
    await runner.query(
      `UPDATE ${table} SET email_key = $2
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE email_key = $2)`,
      [row.id, `${row.email_key.slice(0, at)}@${domain}`],
    );
  }
}
