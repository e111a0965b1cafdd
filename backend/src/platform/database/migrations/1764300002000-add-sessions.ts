import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every session is a row, and ends when the row goes. Tokens that were issued before have none, so
 * everybody signs in once more.
 */
export class AddSessions1764300002000 implements MigrationInterface {
  name = 'AddSessions1764300002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        device text NOT NULL,
        factors text[] NOT NULL,
        begun_at timestamptz NOT NULL,
        used_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_by_user ON sessions (user_id, used_at);
      CREATE INDEX sessions_by_begin ON sessions (begun_at);
      DROP TABLE administrator_sessions;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE administrator_sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        seen_at timestamptz NOT NULL,
        ended boolean NOT NULL DEFAULT false
      );
      CREATE INDEX administrator_sessions_by_user ON administrator_sessions (user_id);
      CREATE INDEX administrator_sessions_by_time ON administrator_sessions (seen_at);
      DROP TABLE sessions;`);
  }
}
