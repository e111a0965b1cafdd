import { describe, expect, it } from '@jest/globals';
import { costOf, type ModelPrice } from './model-price.js';
import { PriceTable } from './price-table.js';

const MINI: ModelPrice = {
  model: 'gpt-4o-mini',
  from: '2024-07-18',
  promptPerMillion: '0.15',
  completionPerMillion: '0.60',
};
const CHEAPER: ModelPrice = { ...MINI, from: '2026-01-01', promptPerMillion: '0.1' };

describe('costOf', () => {
  it.each([
    [{ prompt: 1234, completion: 56 }, '185.100000', '33.600000'],
    [{ prompt: 1, completion: 1 }, '0.150000', '0.600000'],
    [{ prompt: 0, completion: 0 }, '0.000000', '0.000000'],
    [{ prompt: 900_719_925_474_099, completion: 3 }, '135107988821114.850000', '1.800000'],
  ])('counts %j to the last digit [AUG-06]', (tokens, prompt, completion) => {
    expect(costOf(MINI, tokens)).toEqual({
      priceVersion: 'gpt-4o-mini@2024-07-18',
      prompt,
      completion,
    });
  });

  it('makes sums that come out even, where floats would not [AUG-12]', () => {
    const price = { ...MINI, promptPerMillion: '0.1', completionPerMillion: '0.2' };
    expect(costOf(price, { prompt: 3, completion: 0 }).prompt).toBe('0.300000');
    expect(0.1 + 0.1 + 0.1).not.toBe(0.3);
  });

  it('keeps six digits of a price', () => {
    expect(
      costOf({ ...MINI, promptPerMillion: '0.000001' }, { prompt: 7, completion: 0 }).prompt,
    ).toBe('0.000007');
  });

  it('does not pass an unknown cost off as none [AUG-12]', () => {
    expect(costOf(null, { prompt: 10, completion: 10 })).toEqual({
      priceVersion: 'unpriced',
      prompt: null,
      completion: null,
    });
    expect(costOf(null, { prompt: 0, completion: 0 })).toEqual({
      priceVersion: 'unpriced',
      prompt: '0.000000',
      completion: '0.000000',
    });
  });

  it('counts cached tokens, and those written into the cache, at their own price [AUG-06]', () => {
    const price: ModelPrice = {
      ...MINI,
      promptPerMillion: '2',
      cachedPerMillion: '0.2',
      writtenPerMillion: '2.5',
    };
    expect(costOf(price, { prompt: 1000, completion: 0, cached: 600, written: 300 }).prompt).toBe(
      '1070.000000',
    );
    expect(costOf(price, { prompt: 1000, completion: 0, cached: 600 }).prompt).toBe('920.000000');
  });

  it('takes the full price where cached tokens have none of their own, and where counts contradict each other', () => {
    expect(costOf(MINI, { prompt: 100, completion: 0, cached: 50, written: 50 }).prompt).toBe(
      '15.000000',
    );
    expect(
      costOf({ ...MINI, cachedPerMillion: '0' }, { prompt: 100, completion: 0, cached: 101 })
        .prompt,
    ).toBe('15.000000');
  });
});

describe('PriceTable', () => {
  const table = new PriceTable([MINI, CHEAPER]);

  it('prices by the day, so that old costs do not move [X-49]', () => {
    expect(table.at('gpt-4o-mini', new Date('2025-12-31T23:59:59Z'))).toBe(MINI);
    expect(table.at('gpt-4o-mini', new Date('2026-01-01T00:00:00Z'))).toBe(CHEAPER);
  });

  it('knows nothing before the first day and of other models', () => {
    expect(table.at('gpt-4o-mini', new Date('2024-07-17T12:00:00Z'))).toBeNull();
    expect(table.at('gpt-4o', new Date('2026-05-01T00:00:00Z'))).toBeNull();
  });

  it('knows nothing behind the last day of a price that was given for a time', () => {
    const promoted = new PriceTable([{ ...MINI, until: '2026-11-21' }]);
    expect(promoted.at('gpt-4o-mini', new Date('2026-11-21T23:59:59Z'))).not.toBeNull();
    expect(promoted.at('gpt-4o-mini', new Date('2026-11-22T00:00:00Z'))).toBeNull();
  });

  it('takes the snapshot of a model for the model, unless it has a price of its own', () => {
    expect(table.at('gpt-4o-mini-2024-07-18', new Date('2026-05-01T00:00:00Z'))).toBe(CHEAPER);
    const own = { ...MINI, model: 'gpt-4o-mini-2024-07-18' };
    expect(new PriceTable([MINI, own]).at(own.model, new Date('2026-05-01T00:00:00Z'))).toBe(own);
  });

  it('lets a later row for the same day win', () => {
    const overruled = { ...MINI, promptPerMillion: '9' };
    expect(
      new PriceTable([MINI, overruled]).at('gpt-4o-mini', new Date('2026-05-01T00:00:00Z')),
    ).toBe(overruled);
  });
});
