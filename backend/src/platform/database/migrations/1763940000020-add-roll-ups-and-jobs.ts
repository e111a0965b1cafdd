import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the calls to models came to by day, jobs that failed for good, synchronisations of all
 * plans, and how well the coaches kept to the facts.
 */
export class AddRollUpsAndJobs1763940000020 implements MigrationInterface {
  name = 'AddRollUpsAndJobs1763940000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

/**
 * Nobody's calls, those of visitors and of who left, are under the nil UUID: a key cannot be null.
 */
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Days are those of New York, as the administrators' pages count. Unknown costs are counted as
 * calls and add nothing.
 */
const sums = (rows: string, sign: '' | '-') => `
  SELECT (created_at AT TIME ZONE 'America/New_York')::date AS day, coalesce(user_id, ${NOBODY}) AS owner, model, ${sign}count(*) AS calls,
         ${sign}count(*) FILTER (WHERE prompt_cost_micros IS NULL OR completion_cost_micros IS NULL) AS unpriced,
         ${sign}sum(prompt_tokens) AS prompt_tokens, ${sign}sum(completion_tokens) AS completion_tokens,
         ${sign}sum(coalesce(prompt_cost_micros, 0)) AS prompt_cost, ${sign}sum(coalesce(completion_cost_micros, 0)) AS completion_cost
  FROM ${rows} GROUP BY 1, 2, 3`;

const COLUMNS =
  'day, owner, model, calls, unpriced, prompt_tokens, completion_tokens, prompt_cost_micros, ' +
  'completion_cost_micros';

const add = (changes: string) => `
  INSERT INTO ai_usage_daily AS d (${COLUMNS}) SELECT * FROM (${changes}) changes ORDER BY day, owner, model
  ON CONFLICT (day, owner, model) DO UPDATE SET
    calls = d.calls + excluded.calls, unpriced = d.unpriced + excluded.unpriced,
    prompt_tokens = d.prompt_tokens + excluded.prompt_tokens, completion_tokens = d.completion_tokens + excluded.completion_tokens,
    prompt_cost_micros = d.prompt_cost_micros + excluded.prompt_cost_micros,
    completion_cost_micros = d.completion_cost_micros + excluded.completion_cost_micros`;

/**
 * By a trigger, so that the sums are those of the ledger however its rows come, change hands and
 * go.
 */
const SUM_FUNCTION = `
  CREATE FUNCTION sum_ai_usage() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${add(sums('new_rows', ''))};
    ELSIF TG_OP = 'DELETE' THEN ${add(sums('old_rows', '-'))};
    ELSE
      ${add(sums('(SELECT (OLD).*) AS old_row', '-'))};
      ${add(sums('(SELECT (NEW).*) AS new_row', ''))};
    END IF;
    RETURN NULL;
  END $$`;

const CHANGED = [
  'user_id',
  'model',
  'created_at',
  'prompt_tokens',
  'completion_tokens',
  'prompt_cost_micros',
  'completion_cost_micros',
];
const differs =
  `(${CHANGED.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM ` +
  `(${CHANGED.map((column) => `NEW.${column}`).join(', ')})`;

/** The sums by day, person and model. */
export const SUMS_UP = [
  `CREATE TABLE ai_usage_daily (
     day date NOT NULL,
     owner uuid NOT NULL,
     model text NOT NULL,
     calls bigint NOT NULL,
     unpriced bigint NOT NULL,
     prompt_tokens bigint NOT NULL,
     completion_tokens bigint NOT NULL,
     prompt_cost_micros numeric(30, 6) NOT NULL,
     completion_cost_micros numeric(30, 6) NOT NULL,
     PRIMARY KEY (day, owner, model)
   )`,
  add(sums('ai_usage', '')),
  SUM_FUNCTION,
  'CREATE TRIGGER ai_usage_is_summed_in AFTER INSERT ON ai_usage REFERENCING NEW TABLE AS ' +
    'new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ai_usage()',
  'CREATE TRIGGER ai_usage_is_summed_out AFTER DELETE ON ai_usage REFERENCING OLD TABLE AS ' +
    'old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ai_usage()',
  'CREATE TRIGGER ai_usage_is_summed_over AFTER UPDATE ON ai_usage FOR EACH ROW WHEN ' +
    `(${differs}) EXECUTE FUNCTION sum_ai_usage()`,
  `CREATE INDEX uploads_by_time ON uploads (created_at) INCLUDE (user_id) WHERE status <> 'failed'`,
];

const UP = [
  ...SUMS_UP,
  `CREATE TABLE failed_jobs (
     id uuid PRIMARY KEY,
     queue text NOT NULL,
     name text NOT NULL,
     job_id text NOT NULL,
     payload jsonb NOT NULL,
     reason text NOT NULL,
     attempts integer NOT NULL,
     failed_at timestamptz NOT NULL
   )`,
  `CREATE INDEX failed_jobs_newest ON failed_jobs (failed_at DESC, id DESC)`,
  `CREATE TABLE subscription_syncs (
     id uuid PRIMARY KEY,
     state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
     place uuid,
     done integer NOT NULL DEFAULT 0,
     total integer,
     failed integer NOT NULL DEFAULT 0,
     created_at timestamptz NOT NULL,
     started_at timestamptz,
     ended_at timestamptz
   )`,
  // One at a time, however often it is asked for.
  'CREATE UNIQUE INDEX subscription_syncs_one_open ON subscription_syncs ((true)) WHERE ' +
    `state IN ('waiting', 'running')`,
  `CREATE TABLE coach_attempts_daily (
     day date NOT NULL,
     coach text NOT NULL,
     model text NOT NULL,
     kind text NOT NULL,
     count bigint NOT NULL,
     PRIMARY KEY (day, coach, model, kind)
   )`,
];

export const SUMS_DOWN = [
  `DROP INDEX uploads_by_time`,
  ...['over', 'out', 'in'].map((way) => `DROP TRIGGER ai_usage_is_summed_${way} ON ai_usage`),
  `DROP FUNCTION sum_ai_usage()`,
  `DROP TABLE ai_usage_daily`,
];

const DOWN = [
  `DROP TABLE coach_attempts_daily`,
  `DROP TABLE subscription_syncs`,
  `DROP TABLE failed_jobs`,
  ...SUMS_DOWN,
];
