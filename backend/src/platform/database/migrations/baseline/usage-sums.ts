/**
 * Sums of the ledger of calls, by day and person (with uploads) and by day and model: two tables
 * that are read as they are shown. Triggers update them, so that they equal the ledger for every
 * way by which its rows are written, change their owner and are deleted.
 */

/** Calls of nobody, of visitors and of deleted accounts: a key cannot be null. */
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Days are those of New York, as on the pages of the administrators. */
const DAY = `(created_at AT TIME ZONE 'America/New_York')::date`;

/** What calls add (1) or take away (-1). Unknown costs are counted, and add nothing. */
const calls = (rows: string, sign: 1 | -1) => `
  SELECT ${DAY} AS day, coalesce(user_id, ${NOBODY}) AS owner, model, 0 AS uploads,
    ${sign} AS calls,
    CASE WHEN prompt_cost_micros IS NULL OR completion_cost_micros IS NULL
      THEN ${sign} ELSE 0 END AS unpriced,
    ${sign} * prompt_tokens AS prompt_tokens,
    ${sign} * completion_tokens AS completion_tokens,
    ${sign} * coalesce(prompt_cost_micros, 0) AS prompt_cost_micros,
    ${sign} * coalesce(completion_cost_micros, 0) AS completion_cost_micros
  FROM ${rows}`;

/** Uploads in the same columns; failed uploads do not count. */
const uploads = (rows: string, sign: 1 | -1) => `
  SELECT ${DAY} AS day, user_id AS owner, '' AS model, ${sign} AS uploads, 0 AS calls,
    0 AS unpriced, 0 AS prompt_tokens, 0 AS completion_tokens,
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
  shard: '',
  columns: ['uploads', ...FIGURES],
};
/** Each connection adds to a row of its own; otherwise all calls to one model would queue up. */
const MODEL = {
  table: 'usage_by_model',
  key: 'day, model',
  shard: ', pg_backend_pid() % 16',
  columns: FIGURES,
};

const insertSums = ({ table, key, shard, columns }: typeof PERSON, changes: string) => `
  INSERT INTO ${table} AS s (${key}${shard && ', shard'}, ${columns.join(', ')})
  SELECT ${key}${shard}, ${columns.map((column) => `sum(${column})`).join(', ')}
  FROM (${changes}) changes
  GROUP BY ${key} HAVING ${columns.map((column) => `sum(${column}) <> 0`).join(' OR ')}`;

/** Always in the order of the keys: statements that change the same sums cannot deadlock. */
const addSums = (sums: typeof PERSON, changes: string) => {
  const added = sums.columns.map((column) => `${column} = s.${column} + excluded.${column}`);
  return `${insertSums(sums, changes)} ORDER BY ${sums.key}
  ON CONFLICT (${sums.key}${sums.shard && ', shard'}) DO UPDATE SET ${added.join(', ')}`;
};

/** A day counts its people by their rows, so an empty row is removed. */
const removeEmpty = (changed: string) => `
  DELETE FROM usage_by_person WHERE calls = 0 AND uploads = 0
    AND (day, owner) IN (SELECT day, owner FROM (${changed}) changed)`;

const CALLS_IN = calls('new_rows', 1);
const CALLS_OUT = calls('old_rows', -1);
const UPLOADS_IN = uploads('new_rows', 1);
const UPLOADS_OUT = uploads('old_rows', -1);
const UPLOAD_AFTER = uploads('(SELECT (NEW).*) AS new_row', 1);
const UPLOAD_BEFORE = uploads('(SELECT (OLD).*) AS old_row', -1);

const FIGURE_COLUMNS = `
  calls bigint NOT NULL,
  unpriced bigint NOT NULL,
  prompt_tokens bigint NOT NULL,
  completion_tokens bigint NOT NULL,
  prompt_cost_micros numeric(30, 6) NOT NULL,
  completion_cost_micros numeric(30, 6) NOT NULL`;

/** Fills both tables, while they are empty, from all calls and uploads. */
export const FILL_USAGE_SUMS = [
  insertSums(PERSON, `${calls('ai_usage', 1)} UNION ALL ${uploads('uploads', 1)}`),
  insertSums(MODEL, calls('ai_usage', 1)),
];

export const USAGE_SUMS = `
CREATE TABLE usage_by_person (
  day date NOT NULL,
  owner uuid NOT NULL,
  uploads bigint NOT NULL,
  ${FIGURE_COLUMNS},
  -- Millionths of a micro-dollar, to which the ledger is exact: whole numbers, whose sums are exact
  -- below 9,000 dollars in every order of adding.
  cost_picos double precision GENERATED ALWAYS AS
    (((prompt_cost_micros + completion_cost_micros) * 1000000)::double precision) STORED,
  PRIMARY KEY (owner, day)
);
-- The people of a day in the order in which they are shown, and all that is summed over many days,
-- without reading the table.
CREATE INDEX usage_by_person_dearest ON usage_by_person (day, cost_picos DESC, uploads DESC, owner);

CREATE TABLE usage_by_model (
  day date NOT NULL,
  model text NOT NULL,
  shard smallint NOT NULL,
  ${FIGURE_COLUMNS},
  PRIMARY KEY (day, model, shard)
);

CREATE FUNCTION sum_ai_usage() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${addSums(PERSON, CALLS_IN)};
      ${addSums(MODEL, CALLS_IN)};
    ELSIF TG_OP = 'DELETE' THEN
      ${addSums(PERSON, CALLS_OUT)};
      ${addSums(MODEL, CALLS_OUT)};
      ${removeEmpty(CALLS_OUT)};
    ELSE
      ${addSums(PERSON, `${CALLS_IN} UNION ALL ${CALLS_OUT}`)};
      ${addSums(MODEL, `${CALLS_IN} UNION ALL ${CALLS_OUT}`)};
      ${removeEmpty(CALLS_OUT)};
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER ai_usage_is_summed_in AFTER INSERT ON ai_usage
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ai_usage();
CREATE TRIGGER ai_usage_is_summed_out AFTER DELETE ON ai_usage
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_ai_usage();
CREATE TRIGGER ai_usage_is_summed_over AFTER UPDATE ON ai_usage
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION sum_ai_usage();

-- One row at a time where an upload fails after all: it belongs to one person.
CREATE FUNCTION sum_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${addSums(PERSON, UPLOADS_IN)};
    ELSIF TG_OP = 'DELETE' THEN
      ${addSums(PERSON, UPLOADS_OUT)};
      ${removeEmpty(UPLOADS_OUT)};
    ELSE
      ${addSums(PERSON, `${UPLOAD_AFTER} UNION ALL ${UPLOAD_BEFORE}`)};
      ${removeEmpty(UPLOAD_BEFORE)};
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER uploads_are_summed_in AFTER INSERT ON uploads
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_uploads();
CREATE TRIGGER uploads_are_summed_out AFTER DELETE ON uploads
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION sum_uploads();
CREATE TRIGGER uploads_are_summed_over AFTER UPDATE ON uploads FOR EACH ROW
  WHEN ((OLD.status = 'failed', OLD.user_id, OLD.created_at)
    IS DISTINCT FROM (NEW.status = 'failed', NEW.user_id, NEW.created_at))
  EXECUTE FUNCTION sum_uploads();
`;
