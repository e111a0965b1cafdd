import { describe, expect, it } from '@jest/globals';
import { backOffMs } from './back-off.js';

describe('back-off', () => {
  it('doubles up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((attempt) => backOffMs(attempt, 0))).toEqual([
      1500, 3000, 6000, 12_000, 24_000, 30_000, 30_000,
    ]);
  });

  it('is shortened by up to half by chance', () => {
    expect([backOffMs(1, 1), backOffMs(6, 0.5)]).toEqual([750, 22_500]);
    const waits = new Set(Array.from({ length: 20 }, () => backOffMs(6)));
    expect(waits.size).toBeGreaterThan(1);
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(15_000);
  });
});
