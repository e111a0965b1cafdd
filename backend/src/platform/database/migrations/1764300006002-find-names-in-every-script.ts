import type { MigrationInterface, QueryRunner } from 'typeorm';

const FUNCTIONS = [
  // As `searchKey` of the module admin, for what is stored.
  String.raw`
CREATE FUNCTION search_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT replace(replace(replace(replace(translate(lower(regexp_replace(normalize(name, NFKD),
    '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g')),
    'ıøłđðς’‘ʼ', 'iolddσ'''''''), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$`,
  // The first character and the first two of each word, for searches that are too short for
  // trigrams; of words beyond ASCII every character and pair, because Chinese has no spaces.
  String.raw`
CREATE FUNCTION search_starts(key text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$
  SELECT coalesce(array_agg(DISTINCT substr(word, at, size)), '{}')
  FROM regexp_split_to_table(key, '[\s@.,_+''/()-]+') word,
    generate_series(1, CASE WHEN word ~ '[^\u0001-\u007f]' THEN length(word) ELSE 1 END) at,
    generate_series(1, 2) size
  WHERE word <> ''
$$`,
];

/** The first name twice, so that "Li Wei" and "Wei Li" find the same person. */
const SEARCHED = `search_key(email || ' ' || first_name || ' ' || last_name || ' ' || first_name)`;

const COLUMNS = `
ALTER TABLE users
  DROP COLUMN search_text,
  ADD COLUMN search_text text GENERATED ALWAYS AS (${SEARCHED}) STORED,
  ADD COLUMN search_starts text[] GENERATED ALWAYS AS (search_starts(${SEARCHED})) STORED,
  ADD COLUMN name_key text COLLATE "C"
    GENERATED ALWAYS AS (search_key(trim(last_name || ' ' || first_name))) STORED`;

const VIEW = (name: string, grace: string) => `
CREATE VIEW admin_users AS
  SELECT id, email, email_key, first_name, last_name, city, country, sport, role,
    profile_completed, plan_status, plan_turns_at, created_at,
    suspended_at IS NOT NULL
      AND (suspend_expires_at IS NULL OR suspend_expires_at > statement_timestamp())
      AS is_suspended,
    suspend_reason, suspend_expires_at, search_text${grace}${name}
  FROM users WHERE leaving_since IS NULL`;

const GRACE = `,
    CASE WHEN payment_grace_until > statement_timestamp() THEN payment_grace_until END
      AS payment_grace_until`;

/** @param column that people are ordered by */
const byName = (column: string) => [
  `CREATE INDEX users_by_name ON users (${column}, id) WHERE leaving_since IS NULL`,
  `CREATE INDEX users_by_name_and_plan ON users (plan_status, ${column}, id)
     WHERE leaving_since IS NULL`,
  `CREATE INDEX users_subscribers_by_name ON users (${column}, id)
     WHERE leaving_since IS NULL AND plan_status <> 'TRIAL'`,
];

const WITHOUT_NAMES = [
  'DROP INDEX users_by_name',
  'DROP INDEX users_by_name_and_plan',
  'DROP INDEX users_subscribers_by_name',
];

/** As in the baseline: without the extension, searches read every user. */
const TRIGRAMS = `
DO $$
BEGIN
  CREATE INDEX users_search ON users USING gin (search_text gin_trgm_ops)
    WHERE leaving_since IS NULL;
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'pg_trgm is not at hand: searches read every user';
END $$`;

const GROUPS = [
  `CREATE INDEX users_suspended ON users (created_at DESC, id DESC)
     WHERE leaving_since IS NULL AND suspended_at IS NOT NULL`,
  `CREATE INDEX users_administrators ON users (created_at DESC, id DESC)
     WHERE leaving_since IS NULL AND role = 'admin'`,
  `CREATE INDEX subscriptions_failed ON subscriptions (user_id)
     WHERE status IN ('past_due', 'unpaid')`,
];

/**
 * Names are found and ordered without regard to case and accents, in every script and under any
 * collation of the database; suspended users, failed payments and administrators get indexes.
 */
export class FindNamesInEveryScript1764300006002 implements MigrationInterface {
  name = 'FindNamesInEveryScript1764300006002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [
      ...FUNCTIONS,
      'DROP VIEW admin_users',
      ...WITHOUT_NAMES,
      'DROP INDEX users_by_address_prefix',
      COLUMNS,
      VIEW(', search_starts, name_key', GRACE),
      ...byName('name_key'),
      `CREATE INDEX users_search_starts ON users USING gin (search_starts)
         WHERE leaving_since IS NULL`,
      TRIGRAMS,
      ...GROUPS,
    ])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of [
      'DROP INDEX users_suspended',
      'DROP INDEX users_administrators',
      'DROP INDEX subscriptions_failed',
      'DROP VIEW admin_users',
      ...WITHOUT_NAMES,
      `ALTER TABLE users DROP COLUMN search_text, DROP COLUMN search_starts, DROP COLUMN name_key,
         ADD COLUMN search_text text GENERATED ALWAYS AS
           (lower(email || ' ' || first_name || ' ' || last_name)) STORED`,
      'DROP FUNCTION search_starts',
      'DROP FUNCTION search_key',
      VIEW('', GRACE),
      ...byName('last_name'),
      `CREATE INDEX users_by_address_prefix ON users (email_key text_pattern_ops)
         WHERE leaving_since IS NULL`,
      TRIGRAMS,
    ])
      await runner.query(statement);
  }
}
