import { describe, expect, it } from '@jest/globals';
import { priceRows } from './coach-prices.js';
import { LIST_PRICES } from './list-prices.js';
import { readConfig } from '../read-config.js';

describe('OPENAI_PRICES', () => {
  it('reads rows of model, day and two prices', () => {
    expect(priceRows('gpt-4o-mini@2026-01-01=0.2/0.75, org/llama-3:8b@2025-12-31=0/0')).toEqual([
      {
        model: 'gpt-4o-mini',
        from: '2026-01-01',
        promptPerMillion: '0.2',
        completionPerMillion: '0.75',
      },
      {
        model: 'org/llama-3:8b',
        from: '2025-12-31',
        promptPerMillion: '0',
        completionPerMillion: '0',
      },
    ]);
  });

  it('reads the prices of cached input, and of input written into the cache, behind them', () => {
    expect(priceRows('m@2026-01-01=2/8/0.5, n@2026-01-01=2/10/0.2/2.5')).toEqual([
      {
        model: 'm',
        from: '2026-01-01',
        promptPerMillion: '2',
        completionPerMillion: '8',
        cachedPerMillion: '0.5',
      },
      {
        model: 'n',
        from: '2026-01-01',
        promptPerMillion: '2',
        completionPerMillion: '10',
        cachedPerMillion: '0.2',
        writtenPerMillion: '2.5',
      },
    ]);
  });

  it.each([
    'gpt-4o-mini=1/2',
    'a@2026-02-30=1/2',
    'a@2026-01-01=1',
    'a@2026-01-01=-1/2',
    'a@2026-01-01=1e3/2',
    'a@2026-01-01=1/2,,',
    'a@2026-01-01=1/2/',
    'a@2026-01-01=1/2/3/4/5',
  ])('refuses %s', (text) => {
    expect(priceRows(text)).toBeNull();
    expect(() => readConfig({ OPENAI_PRICES: text })).toThrow('OPENAI_PRICES');
  });

  it('stands behind the list prices, so that it overrules them', () => {
    const { coach } = readConfig({ OPENAI_PRICES: 'gpt-4o-mini@2024-07-18=1/2' });
    expect(coach.prices.at(-1)).toMatchObject({ model: 'gpt-4o-mini', promptPerMillion: '1' });
    expect(readConfig({}).coach.prices).toEqual(LIST_PRICES);
  });

  it('silences what the list says of that model for later days, and of no other', () => {
    const { prices } = readConfig({ OPENAI_PRICES: 'gpt-5.6-luna@2026-07-20=3/4' }).coach;
    expect(prices.filter(({ model }) => model === 'gpt-5.6-luna').map(({ from }) => from)).toEqual([
      '2026-07-09',
      '2026-07-20',
    ]);
    expect(prices.filter(({ model }) => model !== 'gpt-5.6-luna')).toEqual(
      LIST_PRICES.filter(({ model }) => model !== 'gpt-5.6-luna'),
    );
  });
});

describe('the list prices', () => {
  it('can be written as a setting, every one of them', () => {
    for (const {
      model,
      from,
      promptPerMillion,
      completionPerMillion,
      cachedPerMillion = '0',
    } of LIST_PRICES) {
      expect(
        priceRows(
          `${model}@${from}=${promptPerMillion}/${completionPerMillion}/${cachedPerMillion}`,
        ),
      ).toHaveLength(1);
    }
  });

  it('hold no model twice for a day, and a price for the model that is the default', () => {
    expect(new Set(LIST_PRICES.map(({ model, from }) => `${model}@${from}`)).size).toBe(
      LIST_PRICES.length,
    );
    expect(LIST_PRICES.some(({ model }) => model === readConfig({}).coach.openaiModel)).toBe(true);
  });
});
