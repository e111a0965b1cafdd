import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the administrators' lists are read from, their sessions, and the log of what they do. */
export class AddAdministration1763940000010 implements MigrationInterface {
  name = 'AddAdministration1763940000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/**
 * One more or one less, by a trigger as the counts of workouts are. Each connection counts in a row
 * of its own, or everybody who registers would wait for the one before.
 */
const COUNT_FUNCTION = `
  CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, count(*) FROM new_rows WHERE leaving_since IS NULL GROUP BY plan_status ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, -count(*) FROM old_rows WHERE leaving_since IS NULL GROUP BY plan_status ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    ELSE
      INSERT INTO user_counts AS c (plan_status, shard, users)
      SELECT plan_status, pg_backend_pid() % 16, sum(n) FROM (
        SELECT plan_status, 1 AS n FROM new_rows WHERE leaving_since IS NULL
        UNION ALL SELECT plan_status, -1 FROM old_rows WHERE leaving_since IS NULL
      ) changes GROUP BY plan_status HAVING sum(n) <> 0 ORDER BY plan_status
      ON CONFLICT (plan_status, shard) DO UPDATE SET users = c.users + excluded.users;
    END IF;
    RETURN NULL;
  END $$`;

/**
 * Who may create extensions differs from server to server; without this one a search reads every
 * user, which is slow and right.
 */
const SEARCH_INDEX = `
  DO $$
  BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE INDEX users_search ON users USING gin ((lower(email || ' ' || first_name || ' ' || last_name)) gin_trgm_ops) WHERE leaving_since IS NULL;
  EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
    RAISE NOTICE 'pg_trgm is not at hand: searches read every user';
  END $$`;

const REFUSE_FUNCTION = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'rows of % are never changed and never removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$`;

const UP = [
  // What billing says of a plan, so that people can be listed by it: what it is called, and what it
  // turns into by the clock alone.
  `ALTER TABLE users ADD COLUMN plan_status text NOT NULL DEFAULT 'TRIAL', ADD COLUMN ` +
    'plan_turns_at timestamptz, ADD COLUMN plan_then text',
  `ALTER TABLE subscriptions ADD COLUMN synced_at timestamptz`,
  `CREATE INDEX users_newest ON users (created_at DESC, id DESC) WHERE leaving_since IS NULL`,
  'CREATE INDEX users_newest_by_plan ON users (plan_status, created_at DESC, id DESC) WHERE ' +
    'leaving_since IS NULL',
  `CREATE INDEX users_by_address ON users (email_key, id) WHERE leaving_since IS NULL`,
  // For the beginning of an address, whatever the collation of the database is.
  'CREATE INDEX users_by_address_prefix ON users (email_key text_pattern_ops) WHERE ' +
    'leaving_since IS NULL',
  `CREATE INDEX users_by_name ON users (last_name, id) WHERE leaving_since IS NULL`,
  'CREATE INDEX users_newest_subscribers ON users (created_at DESC, id DESC) WHERE ' +
    `leaving_since IS NULL AND plan_status <> 'TRIAL'`,
  `CREATE INDEX users_plan_turns ON users (plan_turns_at) WHERE plan_turns_at IS NOT NULL`,
  SEARCH_INDEX,
  `CREATE TABLE user_counts (
     plan_status text NOT NULL,
     shard smallint NOT NULL,
     users integer NOT NULL,
     PRIMARY KEY (plan_status, shard)
   )`,
  'INSERT INTO user_counts SELECT plan_status, 0, count(*) FROM users WHERE leaving_since IS ' +
    'NULL GROUP BY plan_status',
  COUNT_FUNCTION,
  'CREATE TRIGGER users_are_counted_in AFTER INSERT ON users REFERENCING NEW TABLE AS ' +
    'new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users()',
  'CREATE TRIGGER users_are_counted_out AFTER DELETE ON users REFERENCING OLD TABLE AS ' +
    'old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users()',
  'CREATE TRIGGER users_are_counted_over AFTER UPDATE ON users REFERENCING OLD TABLE AS ' +
    'old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_users()',
  `CREATE VIEW admin_users AS
     SELECT id, email, email_key, first_name, last_name, city, country, sport, role, profile_completed, plan_status, plan_turns_at, created_at,
            suspended_at IS NOT NULL AND (suspend_expires_at IS NULL OR suspend_expires_at > clock_timestamp()) AS is_suspended,
            suspend_reason, suspend_expires_at,
            lower(email || ' ' || first_name || ' ' || last_name) AS search_text
     FROM users WHERE leaving_since IS NULL`,
  `CREATE TABLE administrator_sessions (
     id uuid PRIMARY KEY,
     user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
     seen_at timestamptz NOT NULL,
     ended boolean NOT NULL DEFAULT false
   )`,
  `CREATE INDEX administrator_sessions_by_user ON administrator_sessions (user_id)`,
  `CREATE INDEX administrator_sessions_by_time ON administrator_sessions (seen_at)`,
  // Of a person it knows the id and nothing else: their row may go, and the log stays.
  `CREATE TABLE audit_log (
     id uuid PRIMARY KEY,
     at timestamptz NOT NULL,
     actor_id uuid,
     actor text NOT NULL,
     action text NOT NULL,
     subject text,
     details jsonb NOT NULL,
     address text NOT NULL
   )`,
  `CREATE INDEX audit_log_by_actor ON audit_log (actor, id)`,
  `CREATE INDEX audit_log_by_action ON audit_log (action, id)`,
  `CREATE INDEX audit_log_by_subject ON audit_log (subject, id) WHERE subject IS NOT NULL`,
  REFUSE_FUNCTION,
  'CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW ' +
    'EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT ' +
    'EXECUTE FUNCTION refuse_change()',
];

const DOWN = [
  `DROP TABLE audit_log`,
  `DROP FUNCTION refuse_change()`,
  `DROP TABLE administrator_sessions`,
  `DROP VIEW admin_users`,
  ...['in', 'out', 'over'].map((way) => `DROP TRIGGER users_are_counted_${way} ON users`),
  `DROP FUNCTION count_users()`,
  `DROP TABLE user_counts`,
  `DROP INDEX IF EXISTS users_search`,
  ...[
    'users_plan_turns',
    'users_newest_subscribers',
    'users_by_name',
    'users_by_address_prefix',
    'users_by_address',
    'users_newest_by_plan',
    'users_newest',
  ].map((index) => `DROP INDEX ${index}`),
  `ALTER TABLE subscriptions DROP COLUMN synced_at`,
  `ALTER TABLE users DROP COLUMN plan_then, DROP COLUMN plan_turns_at, DROP COLUMN plan_status`,
];
