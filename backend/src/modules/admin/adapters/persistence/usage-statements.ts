/** The owner of calls by visitors and by deleted accounts. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Micro-dollars to dollars, exact: a product, not a division. */
const dollars = (micros: string) => `((${micros}) * 0.000001)::text`;

const COLUMNS = [
  'unpriced',
  'prompt_tokens',
  'completion_tokens',
  'prompt_cost_micros',
  'completion_cost_micros',
];
const SUMS = COLUMNS.map((column) => `sum(${column}) AS ${column}`).join(', ');

const tokens = (column: string) => `coalesce(${column}, 0)::float8`;
const cost = (column: string) => dollars(`coalesce(${column}, 0)`);

const FIGURES = `
  coalesce(unpriced, 0)::int AS "unpricedCalls",
  ${tokens('prompt_tokens')} AS "promptTokens",
  ${tokens('completion_tokens')} AS "completionTokens",
  ${cost('prompt_cost_micros')} AS "promptCost",
  ${cost('completion_cost_micros')} AS "completionCost",
  ${cost('prompt_cost_micros + completion_cost_micros')} AS "totalCost"`;

const IN_RANGE = `day BETWEEN $1::date AND $2::date`;

/**
 * Everything about a range of days, from one snapshot: `$1` the first and `$2` the last day, a page
 * of `$3` people after the first `$4`. Fast sums decide the order; the exact figures are summed for
 * the page only.
 */
const report = (people: string) => `
  WITH people AS ${people}, page AS (
    SELECT row_number() OVER () AS place, * FROM (
      SELECT * FROM people ORDER BY picos DESC, uploads DESC, owner LIMIT $3 OFFSET $4
    ) dearest
  ), shown AS (
    SELECT page.place, nullif(page.owner, '${NOBODY}') AS "userId", u.email, page.uploads,
           (SELECT coalesce(sum(uploads), 0)::float8 FROM usage_by_person ever
            WHERE ever.owner = page.owner) AS "allUploads",
           ${FIGURES}
    FROM page LEFT JOIN users u ON u.id = page.owner
    CROSS JOIN LATERAL (
      SELECT ${SUMS} FROM usage_by_person
      WHERE usage_by_person.owner = page.owner AND ${IN_RANGE}
    ) sums
  ), crowd AS (
    SELECT count(*)::int AS count, coalesce(sum(uploads), 0)::float8 AS uploads FROM people
  ), lines AS MATERIALIZED (
    SELECT day, model, ${SUMS} FROM usage_by_model
    WHERE ${IN_RANGE} GROUP BY day, model HAVING sum(calls) <> 0
  ), days AS (
    SELECT day, model, (prompt_tokens + completion_tokens)::float8 AS tokens,
           ${dollars('prompt_cost_micros + completion_cost_micros')} AS cost
    FROM lines
  ), totals AS (
    SELECT ${FIGURES} FROM (SELECT ${SUMS} FROM lines) sums
  )
  SELECT crowd.count,
         to_jsonb(totals) || jsonb_build_object('uploads', crowd.uploads) AS totals,
         (SELECT coalesce(json_agg(to_jsonb(shown) - 'place' ORDER BY place), '[]')
          FROM shown) AS people,
         (SELECT coalesce(json_agg(days ORDER BY day, model), '[]') FROM days) AS "perDay"
  FROM crowd, totals`;

/** One day's people are in an index in this order. */
export const ONE_DAY = report(`NOT MATERIALIZED (
    SELECT owner, cost_picos AS picos, uploads FROM usage_by_person WHERE day = $1::date
  )`);

export const MANY_DAYS = report(`MATERIALIZED (
    SELECT owner, sum(cost_picos) AS picos, sum(uploads)::float8 AS uploads
    FROM usage_by_person WHERE ${IN_RANGE} GROUP BY owner
  )`);
