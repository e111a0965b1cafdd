import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A view that asks for the time of the wall is read as a whole before it is ordered; the time at
 * which the statement began is as good.
 */
export class LetListsUseIndexes1763940000030 implements MigrationInterface {
  name = 'LetListsUseIndexes1763940000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view('statement_timestamp()'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(view('clock_timestamp()'));
  }
}

const view = (now: string) => `
  CREATE OR REPLACE VIEW admin_users AS
    SELECT id, email, email_key, first_name, last_name, city, country, sport, role, profile_completed, plan_status, plan_turns_at, created_at,
           suspended_at IS NOT NULL AND (suspend_expires_at IS NULL OR suspend_expires_at > ${now}) AS is_suspended,
           suspend_reason, suspend_expires_at,
           lower(email || ' ' || first_name || ' ' || last_name) AS search_text
    FROM users WHERE leaving_since IS NULL`;
