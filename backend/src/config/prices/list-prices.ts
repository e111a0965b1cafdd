import type { PriceRow } from './price-row.js';

/** The day on which this table was last compared with what OpenAI publishes. */
export const LIST_PRICES_CHECKED = '2026-11-21';

/**
 * @param prices dollars per million tokens: input, output, cached input, input written into the
 * cache
 */
const row = (
  model: string,
  from: string,
  [promptPerMillion, completionPerMillion, cachedPerMillion, writtenPerMillion]: readonly [
    string,
    string,
    string?,
    string?,
  ],
  until?: string,
): PriceRow => ({
  ...{ model, from, promptPerMillion, completionPerMillion },
  ...(cachedPerMillion !== undefined && { cachedPerMillion }),
  ...(writtenPerMillion !== undefined && { writtenPerMillion }),
  ...(until !== undefined && { until }),
});

/**
 * Standard list prices of OpenAI by the first day on which they are known to hold. Source:
 * developers.openai.com/api/docs/pricing and its changelog, as read between May and November 2026
 * and told by price lists that name them; from GPT-5.6 on, input that is written into the cache
 * costs 1.25 times as much (developers.openai.com/api/docs/guides/prompt-caching). Left out is what
 * no request of ours uses: prompts above 272,000 tokens, and the batch, flex and priority tiers. A
 * model that is not here costs an unknown amount, not nothing.
 */
export const LIST_PRICES: readonly PriceRow[] = [
  row('gpt-4o', '2024-05-13', ['5', '15']),
  row('gpt-4o', '2024-10-02', ['2.5', '10', '1.25']),
  row('gpt-4o-mini', '2024-07-18', ['0.15', '0.6', '0.075']),
  row('gpt-4.1', '2025-04-14', ['2', '8', '0.5']),
  row('gpt-4.1-mini', '2025-04-14', ['0.4', '1.6', '0.1']),
  row('gpt-4.1-nano', '2025-04-14', ['0.1', '0.4', '0.025']),
  row('o3', '2025-06-10', ['2', '8', '0.5']),
  row('o4-mini', '2025-04-16', ['1.1', '4.4', '0.275']),
  row('gpt-5', '2025-08-07', ['1.25', '10', '0.125']),
  row('gpt-5-mini', '2025-08-07', ['0.25', '2', '0.025']),
  row('gpt-5-nano', '2025-08-07', ['0.05', '0.4', '0.005']),
  row('gpt-5.1', '2025-11-13', ['1.25', '10', '0.125']),
  row('gpt-5.2', '2025-12-11', ['1.75', '14', '0.175']),
  row('gpt-5.4', '2026-03-05', ['2.5', '15', '0.25']),
  row('gpt-5.4-mini', '2026-03-17', ['0.75', '4.5', '0.075']),
  row('gpt-5.4-nano', '2026-03-17', ['0.2', '1.25', '0.02']),
  row('gpt-5.5', '2026-05-04', ['5', '30', '0.5']),
  row('gpt-5.6-sol', '2026-07-09', ['5', '30', '0.5', '6.25']),
  // Announced as a promotion until that day at least; nobody knows yet what comes behind it.
  row('gpt-5.6-sol', '2026-08-21', ['4', '20', '0.4', '5'], '2026-11-21'),
  row('gpt-5.6-terra', '2026-07-09', ['2.5', '15', '0.25', '3.125']),
  row('gpt-5.6-terra', '2026-07-30', ['2', '12', '0.2', '2.5']),
  row('gpt-5.6-luna', '2026-07-09', ['1', '6', '0.1', '1.25']),
  row('gpt-5.6-luna', '2026-07-30', ['0.2', '1.2', '0.02', '0.25']),
  row('gpt-6-astra', '2026-09-03', ['10', '50', '1', '12.5']),
  row('gpt-6-sol', '2026-09-22', ['2', '10', '0.2', '2.5']),
  row('gpt-6-luna', '2026-09-22', ['0.1', '0.5', '0.01', '0.125']),
];
