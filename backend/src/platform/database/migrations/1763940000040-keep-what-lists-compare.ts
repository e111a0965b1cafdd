import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What searches compare and what people are sorted by is worked out when it is written, and no
 * longer for a hundred thousand rows at each look.
 */
export class KeepWhatListsCompare1763940000040 implements MigrationInterface {
  name = 'KeepWhatListsCompare1763940000040';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const TEXT = `lower(email || ' ' || first_name || ' ' || last_name)`;

/** Only where the server has the extension; see the migration that adds administration. */
const searchIndex = (expression: string) => `
  DO $$
  BEGIN
    CREATE INDEX users_search ON users USING gin (${expression} gin_trgm_ops) WHERE leaving_since IS NULL;
  EXCEPTION WHEN undefined_object THEN
    RAISE NOTICE 'pg_trgm is not at hand: searches read every user';
  END $$`;

const view = (searchText: string) => `
  CREATE VIEW admin_users AS
    SELECT id, email, email_key, first_name, last_name, city, country, sport, role, profile_completed, plan_status, plan_turns_at, created_at,
           suspended_at IS NOT NULL AND (suspend_expires_at IS NULL OR suspend_expires_at > statement_timestamp()) AS is_suspended,
           suspend_reason, suspend_expires_at, ${searchText} AS search_text
    FROM users WHERE leaving_since IS NULL`;

export const SUMS_IN_ORDER_UP = [
  // Millionths of a micro-dollar, which the ledger is exact to: whole numbers, whose sums are exact
  // below 9,000 dollars in whatever order they are added.
  `ALTER TABLE ai_usage_daily ADD COLUMN cost_picos double precision
     GENERATED ALWAYS AS (((prompt_cost_micros + completion_cost_micros) * 1000000)::double precision) STORED`,
  `CREATE INDEX ai_usage_daily_by_owner ON ai_usage_daily (owner, day)`,
];

const UP = [
  `DROP VIEW admin_users`,
  `DROP INDEX IF EXISTS users_search`,
  `ALTER TABLE users ADD COLUMN search_text text GENERATED ALWAYS AS (${TEXT}) STORED`,
  searchIndex('search_text'),
  view('search_text'),
  ...SUMS_IN_ORDER_UP,
];

const DOWN = [
  `DROP INDEX ai_usage_daily_by_owner`,
  `ALTER TABLE ai_usage_daily DROP COLUMN cost_picos`,
  `DROP VIEW admin_users`,
  `DROP INDEX IF EXISTS users_search`,
  `ALTER TABLE users DROP COLUMN search_text`,
  searchIndex(`(${TEXT})`),
  view(TEXT),
];
