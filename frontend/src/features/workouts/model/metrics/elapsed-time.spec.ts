import { describe, expect, it } from '@jest/globals';
import type { MetricResult } from '../analysis.js';
import { wholeTimes } from './elapsed-time.js';

const elapsed = (value: number | null): Record<string, MetricResult> => ({
  elapsedTime: { value, unit: 's', version: 2, applicable: value !== null },
});

describe('wholeTimes', () => {
  it('tells no less from start to end than the timer ran, and says why', () => {
    expect(wholeTimes(elapsed(3261), 3267)).toEqual({
      elapsedTime: expect.objectContaining({
        value: 3267,
        note: expect.stringContaining('after its last sample'),
      }),
    });
  });

  it('leaves alone what is longer, what is not told and what is not there', () => {
    for (const metrics of [elapsed(3300), elapsed(3267), elapsed(null), {}])
      expect(wholeTimes(metrics, 3267)).toBe(metrics);
  });
});
