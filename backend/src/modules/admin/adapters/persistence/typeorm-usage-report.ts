import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import type { DayRange } from '../../domain/new-york-days.js';
import type { ModelDay, UsageFigures, UserUsage } from '../../domain/usage.js';
import { UsageReport } from '../../ports/usage-report.js';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Dollars of micro-dollars, by a product and not by a division: it is exact. */
const dollars = (micros: string) => `(${micros} * 0.000001)::text`;

/** The sums of a day are kept by triggers; uploads are counted where they stand. The bounds of days are New York's. */
const PEOPLE = `
  WITH calls AS (
    SELECT owner, sum(unpriced) AS unpriced, sum(prompt_tokens) AS prompt_tokens, sum(completion_tokens) AS completion_tokens,
           sum(prompt_cost_micros) AS prompt_cost, sum(completion_cost_micros) AS completion_cost
    FROM ai_usage_daily WHERE day BETWEEN $1::date AND $2::date GROUP BY owner HAVING sum(calls) > 0
  ), files AS (
    SELECT user_id AS owner, count(*) AS uploads FROM uploads
    WHERE status <> 'failed' AND created_at >= ($1::date)::timestamp AT TIME ZONE 'America/New_York'
      AND created_at < ($2::date + 1)::timestamp AT TIME ZONE 'America/New_York' GROUP BY user_id
  ), people AS (
    SELECT owner, coalesce(uploads, 0) AS uploads, coalesce(unpriced, 0) AS unpriced, coalesce(prompt_tokens, 0) AS prompt_tokens,
           coalesce(completion_tokens, 0) AS completion_tokens, coalesce(prompt_cost, 0) AS prompt_cost, coalesce(completion_cost, 0) AS completion_cost
    FROM calls FULL JOIN files USING (owner)
  )`;

@Injectable()
export class TypeormUsageReport extends UsageReport {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  byUser({ from, to }: DayRange, offset: number, limit: number): Promise<readonly UserUsage[]> {
    return this.session.manager().query<UserUsage[]>(
      `${PEOPLE}, page AS (
         SELECT * FROM people ORDER BY prompt_cost + completion_cost DESC, uploads DESC, owner LIMIT $3 OFFSET $4
       )
       SELECT nullif(p.owner, '${NOBODY}') AS "userId", u.email, p.uploads::int, p.unpriced::int AS "unpricedCalls",
              p.prompt_tokens::float8 AS "promptTokens", p.completion_tokens::float8 AS "completionTokens", ${dollars('p.prompt_cost')} AS "promptCost",
              ${dollars('p.completion_cost')} AS "completionCost", ${dollars('(p.prompt_cost + p.completion_cost)')} AS "totalCost"
       FROM page p LEFT JOIN users u ON u.id = p.owner ORDER BY p.prompt_cost + p.completion_cost DESC, p.uploads DESC, p.owner`,
      [from, to, limit, offset],
    );
  }

  async totals({ from, to }: DayRange): Promise<UsageFigures & { people: number }> {
    const [sums] = await this.session.manager().query<(UsageFigures & { people: number })[]>(
      `${PEOPLE}
       SELECT count(*)::int AS people, coalesce(sum(uploads), 0)::int AS uploads, coalesce(sum(unpriced), 0)::int AS "unpricedCalls",
              coalesce(sum(prompt_tokens), 0)::float8 AS "promptTokens", coalesce(sum(completion_tokens), 0)::float8 AS "completionTokens",
              ${dollars('coalesce(sum(prompt_cost), 0)')} AS "promptCost", ${dollars('coalesce(sum(completion_cost), 0)')} AS "completionCost",
              ${dollars('coalesce(sum(prompt_cost + completion_cost), 0)')} AS "totalCost"
       FROM people`,
      [from, to],
    );
    if (!sums) throw new Error('a sum without a row');
    return sums;
  }

  byDay({ from, to }: DayRange): Promise<readonly ModelDay[]> {
    return this.session.manager().query<ModelDay[]>(
      `SELECT day::text, model, sum(prompt_tokens + completion_tokens)::float8 AS tokens, ${dollars('sum(prompt_cost_micros + completion_cost_micros)')} AS cost
       FROM ai_usage_daily WHERE day BETWEEN $1::date AND $2::date GROUP BY day, model HAVING sum(calls) > 0 ORDER BY day, model`,
      [from, to],
    );
  }
}
