import { describe, expect, it } from '@jest/globals';
import { polarizationOf } from './polarization.js';

describe('the polarization of a week', () => {
  it('is log₁₀(low / mid · high · 100) of the shares', () => {
    expect(polarizationOf({ low: 8000, mid: 500, high: 1500 }, 3)).toEqual({
      index: expect.closeTo(Math.log10((0.8 / 0.05) * 0.15 * 100), 9),
    });
    expect(polarizationOf({ low: 16_000, mid: 1000, high: 3000 }, 9)).toEqual({
      index: expect.closeTo(2.38, 2),
    });
  });

  it('is not judged on one or two workouts, or on under two hours in zones', () => {
    expect(polarizationOf({ low: 8000, mid: 500, high: 1500 }, 2)).toEqual({
      reason: expect.stringContaining('at least 3 workouts'),
    });
    expect(polarizationOf({ low: 6000, mid: 500, high: 699 }, 3)).toEqual({
      reason: expect.stringContaining('two hours'),
    });
    expect(polarizationOf({ low: 6000, mid: 500, high: 700 }, 3)).toEqual({
      index: expect.any(Number),
    });
  });

  it.each([
    ['without time in the middle', { low: 8000, mid: 0, high: 2000 }, 'without time at middle'],
    ['without high intensity', { low: 8000, mid: 2000, high: 0 }, 'without time at high'],
    [
      'with more at high than at low intensity',
      { low: 1000, mid: 500, high: 8500 },
      'more time at high',
    ],
  ])('is not defined %s, which is said', (_, week, words) => {
    expect(polarizationOf(week, 3)).toEqual({ reason: expect.stringContaining(words) });
  });
});
