import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SUMS_DOWN, SUMS_UP } from './1763940000020-add-roll-ups-and-jobs.js';
import { SUMS_IN_ORDER_UP } from './1763940000040-keep-what-lists-compare.js';

/**
 * Sums by day and person, uploads among them, and by day and model: two tables that are read as
 * they are shown, in place of one of all three, of which every look read a third of a million rows
 * twice. Both are made anew from the ledger and the uploads.
 */
export class SumUsageByPerson1763940000050 implements MigrationInterface {
  name = 'SumUsageByPerson1763940000050';

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

/** Days are those of New York, as the administrators' pages count. */
const DAY = `(created_at AT TIME ZONE 'America/New_York')::date`;

/** Calls as what they add (1) or take away (-1). Unknown costs are counted, and add nothing. */
const calls = (rows: string, sign: 1 | -1) => `
  SELECT ${DAY} AS day, coalesce(user_id, ${NOBODY}) AS owner, model, 0 AS uploads, ${sign} AS calls,
         CASE WHEN prompt_cost_micros IS NULL OR completion_cost_micros IS NULL THEN ${sign} ELSE 0 END AS unpriced,
         ${sign} * prompt_tokens AS prompt_tokens, ${sign} * completion_tokens AS completion_tokens,
         ${sign} * coalesce(prompt_cost_micros, 0) AS prompt_cost_micros, ${sign} * coalesce(completion_cost_micros, 0) AS completion_cost_micros
  FROM ${rows}`;

/** Uploads in the same form; one that failed is none. */
const uploads = (rows: string, sign: 1 | -1) => `
  SELECT ${DAY} AS day, user_id AS owner, '' AS model, ${sign} AS uploads, 0 AS calls, 0 AS unpriced, 0 AS prompt_tokens, 0 AS completion_tokens,
         0::numeric AS prompt_cost_micros, 0::numeric AS completion_cost_micros
  FROM ${rows} WHERE status <> 'failed'`;

const FIGURES = [
  'calls',
  'unpriced',
  'prompt_tokens',
  'completion_tokens',
  'prompt_cost_micros',
  'completion_cost_micros',
];
const PERSON = {
  table: 'usage_by_person',
  key: 'day, owner',
  place: '',
  columns: ['uploads', ...FIGURES],
};
/**
 * Each connection adds to a row of its own, or everybody who asks the same model would wait for the
 * one before.
 */
const MODEL = {
  table: 'usage_by_model',
  key: 'day, model',
  place: ', pg_backend_pid() % 16',
  columns: FIGURES,
};

const made = ({ table, key, place, columns }: typeof PERSON, changes: string) => `
  INSERT INTO ${table} AS s (${key}${place && ', shard'}, ${columns.join(', ')})
  SELECT ${key}${place}, ${columns.map((column) => `sum(${column})`).join(', ')} FROM (${changes}) changes
  GROUP BY ${key} HAVING ${columns.map((column) => `sum(${column}) <> 0`).join(' OR ')}`;

/**
 * Always in the order of the keys, so that statements that change the same sums wait for each other
 * and never in a circle.
 */
const add = (sums: typeof PERSON, changes: string) => `${made(sums, changes)} ORDER BY ${sums.key}
  ON CONFLICT (${sums.key}${sums.place && ', shard'}) DO UPDATE SET ${sums.columns.map((column) => `${column} = s.${column} + excluded.${column}`).join(', ')}`;

/** Whoever has nothing left on a day is not of that day: days count their people by their rows. */
const clear = (changed: string) => `
  DELETE FROM usage_by_person WHERE calls = 0 AND uploads = 0 AND (day, owner) IN (SELECT day, owner FROM (${changed}) changed)`;

const SUM_CALLS = `
  CREATE FUNCTION sum_ai_usage() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${add(PERSON, calls('new_rows', 1))};
      ${add(MODEL, calls('new_rows', 1))};
    ELSIF TG_OP = 'DELETE' THEN
      ${add(PERSON, calls('old_rows', -1))};
      ${add(MODEL, calls('old_rows', -1))};
      ${clear(calls('old_rows', -1))};
    ELSE
      ${add(PERSON, `${calls('new_rows', 1)} UNION ALL ${calls('old_rows', -1)}`)};
      ${add(MODEL, `${calls('new_rows', 1)} UNION ALL ${calls('old_rows', -1)}`)};
      ${clear(calls('old_rows', -1))};
    END IF;
    RETURN NULL;
  END $$`;

/** One row at a time where an upload fails after all: it is always one person's. */
const SUM_UPLOADS = `
  CREATE FUNCTION sum_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${add(PERSON, uploads('new_rows', 1))};
    ELSIF TG_OP = 'DELETE' THEN
      ${add(PERSON, uploads('old_rows', -1))};
      ${clear(uploads('old_rows', -1))};
    ELSE
      ${add(PERSON, `${uploads('(SELECT (NEW).*) AS new_row', 1)} UNION ALL ` + `${uploads('(SELECT (OLD).*) AS old_row', -1)}`)};
      ${clear(uploads('(SELECT (OLD).*) AS old_row', -1))};
    END IF;
    RETURN NULL;
  END $$`;

const FIGURE_COLUMNS = `
  calls bigint NOT NULL,
  unpriced bigint NOT NULL,
  prompt_tokens bigint NOT NULL,
  completion_tokens bigint NOT NULL,
  prompt_cost_micros numeric(30, 6) NOT NULL,
  completion_cost_micros numeric(30, 6) NOT NULL`;

const trigger = (table: string, way: string, when: string, each: string) =>
  `CREATE TRIGGER ${table === 'uploads' ? 'uploads_are' : 'ai_usage_is'}_summed_${way} AFTER ` +
  `${when} ON ${table} ${each} EXECUTE FUNCTION sum_${table}()`;
const STATEMENT = 'FOR EACH STATEMENT';
const COUNTS =
  `(OLD.status = 'failed', OLD.user_id, OLD.created_at) IS DISTINCT FROM (NEW.status = ` +
  `'failed', NEW.user_id, NEW.created_at)`;

/** All sums of what is there, for tables of sums that are empty. */
export const SUMS_ANEW = [
  made(PERSON, `${calls('ai_usage', 1)} UNION ALL ${uploads('uploads', 1)}`),
  made(MODEL, calls('ai_usage', 1)),
];

const UP = [
  ...SUMS_DOWN,
  `CREATE TABLE usage_by_person (
     day date NOT NULL,
     owner uuid NOT NULL,
     uploads bigint NOT NULL,
     ${FIGURE_COLUMNS},
     -- Millionths of a micro-dollar, which the ledger is exact to: whole numbers, whose sums are exact below 9,000 dollars in whatever order they are added.
     cost_picos double precision GENERATED ALWAYS AS (((prompt_cost_micros + completion_cost_micros) * 1000000)::double precision) STORED
   )`,
  `CREATE TABLE usage_by_model (
     day date NOT NULL,
     model text NOT NULL,
     shard smallint NOT NULL,
     ${FIGURE_COLUMNS},
     PRIMARY KEY (day, model, shard)
   )`,
  SUM_CALLS,
  SUM_UPLOADS,
  // Before the sums are made: whoever writes waits from here on until they are.
  trigger('ai_usage', 'in', 'INSERT', `REFERENCING NEW TABLE AS new_rows ${STATEMENT}`),
  trigger('ai_usage', 'out', 'DELETE', `REFERENCING OLD TABLE AS old_rows ${STATEMENT}`),
  trigger(
    'ai_usage',
    'over',
    'UPDATE',
    `REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows ${STATEMENT}`,
  ),
  trigger('uploads', 'in', 'INSERT', `REFERENCING NEW TABLE AS new_rows ${STATEMENT}`),
  trigger('uploads', 'out', 'DELETE', `REFERENCING OLD TABLE AS old_rows ${STATEMENT}`),
  trigger('uploads', 'over', 'UPDATE', `FOR EACH ROW WHEN (${COUNTS})`),
  `SET LOCAL work_mem = '64MB'`,
  ...SUMS_ANEW,
  `ALTER TABLE usage_by_person ADD PRIMARY KEY (owner, day)`,
  // A day's people in the order in which they are shown, and all that is added up of many days,
  // without a look at the table.
  'CREATE INDEX usage_by_person_dearest ON usage_by_person (day, cost_picos DESC, uploads ' +
    'DESC, owner)',
];

const DOWN = [
  ...['in', 'out', 'over'].map((way) => `DROP TRIGGER uploads_are_summed_${way} ON uploads`),
  ...['in', 'out', 'over'].map((way) => `DROP TRIGGER ai_usage_is_summed_${way} ON ai_usage`),
  `DROP FUNCTION sum_uploads()`,
  `DROP FUNCTION sum_ai_usage()`,
  `DROP TABLE usage_by_model`,
  `DROP TABLE usage_by_person`,
  ...SUMS_UP,
  ...SUMS_IN_ORDER_UP,
];
