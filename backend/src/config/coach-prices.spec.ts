import { describe, expect, it } from '@jest/globals';
import { LIST_PRICES, priceRows } from './coach-prices.js';
import { readConfig } from './read-config.js';

describe('OPENAI_PRICES', () => {
  it('reads rows of model, day and two prices', () => {
    expect(priceRows('gpt-4o-mini@2026-01-01=0.2/0.75, org/llama-3:8b@2025-12-31=0/0')).toEqual([
      { model: 'gpt-4o-mini', from: '2026-01-01', promptPerMillion: '0.2', completionPerMillion: '0.75' },
      { model: 'org/llama-3:8b', from: '2025-12-31', promptPerMillion: '0', completionPerMillion: '0' },
    ]);
  });

  it.each(['gpt-4o-mini=1/2', 'a@2026-02-30=1/2', 'a@2026-01-01=1', 'a@2026-01-01=-1/2', 'a@2026-01-01=1e3/2', 'a@2026-01-01=1/2,,'])('refuses %s', (text) => {
    expect(priceRows(text)).toBeNull();
    expect(() => readConfig({ OPENAI_PRICES: text })).toThrow('OPENAI_PRICES');
  });

  it('stands behind the list prices, so that it overrules them', () => {
    const { coach } = readConfig({ OPENAI_PRICES: 'gpt-4o-mini@2024-07-18=1/2' });
    expect(coach.prices.at(-1)).toMatchObject({ model: 'gpt-4o-mini', promptPerMillion: '1' });
    expect(readConfig({}).coach.prices).toEqual(LIST_PRICES);
  });
});
