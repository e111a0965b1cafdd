import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { DayRange } from '../../domain/new-york-days.js';
import type { ModelDay, UsageFigures, UserUsage } from '../../domain/usage.js';
import { UsageReport, type UsageSums } from '../../ports/usage-report.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Dollars of micro-dollars, by a product and not by a division: it is exact. */
const dollars = (micros: string) => `(${micros} * 0.000001)::text`;

/** Rows without a call are left where calls changed hands. The sums of a day are kept by triggers. */
const CALLS = `FROM ai_usage_daily WHERE day BETWEEN $1::date AND $2::date AND calls > 0`;

const SUMS = `
  sum(unpriced) AS unpriced, sum(prompt_tokens) AS prompt_tokens, sum(completion_tokens) AS completion_tokens,
  sum(prompt_cost_micros) AS prompt_cost, sum(completion_cost_micros) AS completion_cost`;

const FIGURES = `
  coalesce(unpriced, 0)::int AS "unpricedCalls", coalesce(prompt_tokens, 0)::float8 AS "promptTokens", coalesce(completion_tokens, 0)::float8 AS "completionTokens",
  ${dollars('coalesce(prompt_cost, 0)')} AS "promptCost", ${dollars('coalesce(completion_cost, 0)')} AS "completionCost",
  ${dollars('coalesce(prompt_cost + completion_cost, 0)')} AS "totalCost"`;

/**
 * Who comes first is decided by sums that are quick to make; what is shown is added up exactly, of those on the page alone.
 * Uploads are counted where they stand; the bounds of days are New York's.
 */
const PEOPLE = `
  WITH people AS MATERIALIZED (
    SELECT owner, coalesce(picos, 0) AS picos, coalesce(uploads, 0) AS uploads
    FROM (SELECT owner, sum(cost_picos) AS picos ${CALLS} GROUP BY owner) callers
    FULL JOIN (
      SELECT user_id AS owner, count(*) AS uploads FROM uploads
      WHERE status <> 'failed' AND created_at >= ($1::date)::timestamp AT TIME ZONE 'America/New_York'
        AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/New_York' GROUP BY user_id
    ) uploaders USING (owner)
  ), page AS (
    SELECT row_number() OVER () AS place, * FROM (SELECT * FROM people ORDER BY picos DESC, uploads DESC, owner LIMIT $3 OFFSET $4) dearest
  ), shown AS (
    SELECT page.place, nullif(page.owner, '${NOBODY}') AS "userId", u.email, page.uploads::int, ${FIGURES}
    FROM page LEFT JOIN users u ON u.id = page.owner
    CROSS JOIN LATERAL (SELECT ${SUMS} ${CALLS} AND ai_usage_daily.owner = page.owner) sums
  )
  SELECT (SELECT count(*) FROM people)::int AS count, (SELECT coalesce(sum(uploads), 0) FROM people)::int AS uploads,
         (SELECT coalesce(json_agg(to_jsonb(shown) - 'place' ORDER BY place), '[]') FROM shown) AS people`;

/** A line for each day and model, and one without either for all, which is the sum of the lines. */
const DAYS = `
  WITH lines AS MATERIALIZED (SELECT day, model, ${SUMS} ${CALLS} GROUP BY day, model)
  SELECT day::text, model, ${FIGURES} FROM lines
  UNION ALL SELECT NULL, NULL, ${FIGURES} FROM (
    SELECT sum(unpriced) AS unpriced, sum(prompt_tokens) AS prompt_tokens, sum(completion_tokens) AS completion_tokens, sum(prompt_cost) AS prompt_cost,
           sum(completion_cost) AS completion_cost FROM lines
  ) all_lines ORDER BY day, model`;

type Sums = Omit<UsageFigures, 'uploads'>;

/** What a hundred thousand people's sums take in memory, so that the server does not put them on a disk and fetch them again. */
const WORK_MEM = `SET LOCAL work_mem = '32MB'`;

@Injectable()
export class TypeormUsageReport extends UsageReport {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async read({ from, to }: DayRange, offset: number, limit: number): Promise<UsageSums> {
    const [{ people, count, uploads }, lines] = await Promise.all([this.people(from, to, offset, limit), this.days(from, to)]);
    const totals = lines.find(({ day }) => day === null);
    if (!totals) throw new Error('a sum without a row');
    const perDay = lines.flatMap(({ day, model, promptTokens, completionTokens, totalCost }): ModelDay[] =>
      day === null || model === null ? [] : [{ day, model, tokens: promptTokens + completionTokens, cost: totalCost }],
    );
    const { day: _day, model: _model, ...sums } = totals;
    return { people, count, totals: { uploads, ...sums }, perDay };
  }

  private people(from: string, to: string, offset: number, limit: number): Promise<{ people: UserUsage[]; count: number; uploads: number }> {
    return this.session.inNewTransaction(async () => {
      await this.session.manager().query(WORK_MEM);
      const [row] = await this.session.manager().query<{ people: UserUsage[]; count: number; uploads: number }[]>(PEOPLE, [from, to, limit, offset]);
      return row ?? { people: [], count: 0, uploads: 0 };
    });
  }

  private days(from: string, to: string): Promise<(Sums & { day: string | null; model: string | null })[]> {
    return this.session.manager().query(DAYS, [from, to]);
  }
}
