import { describe, expect, it } from '@jest/globals';
import type { MetricResult } from '../analysis.js';
import { wholeTimes } from './elapsed-time.js';

const elapsed = (value: number | null): Record<string, MetricResult> => ({
  elapsedTime: { value, unit: 's', version: 2, applicable: value !== null },
});

describe('wholeTimes', () => {
  it('tells the elapsed time of the workout, as lists and comparisons do [E15]', () => {
    expect(wholeTimes(elapsed(3261), 3267)).toEqual({
      elapsedTime: expect.objectContaining({
        value: 3267,
        note: expect.stringContaining('device'),
      }),
    });
    expect(wholeTimes(elapsed(3300), 3267)['elapsedTime']?.value).toBe(3267);
  });

  it('leaves alone what agrees, what is not told and what is not there', () => {
    for (const metrics of [elapsed(3267), elapsed(null), {}])
      expect(wholeTimes(metrics, 3267)).toBe(metrics);
  });
});
