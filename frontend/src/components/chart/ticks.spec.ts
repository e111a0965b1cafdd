import { describe, expect, it } from '@jest/globals';
import { numberTicks, paceTicks, timeTicks } from './ticks.js';

describe('timeTicks', () => {
  it('counts in steps that a clock has', () => {
    expect(timeTicks({ from: 0, to: 5400 }, 6)).toEqual([0, 900, 1800, 2700, 3600, 4500, 5400]);
    expect(timeTicks({ from: 100, to: 160 }, 6)).toEqual([100, 110, 120, 130, 140, 150, 160]);
    expect(timeTicks({ from: 0, to: 30_000 }, 6)).toEqual([0, 7200, 14_400, 21_600, 28_800]);
  });

  it('stays finite on a recording of a month', () => {
    expect(timeTicks({ from: 0, to: 31 * 86_400 }, 6)).toHaveLength(5);
  });
});

describe('numberTicks', () => {
  it('takes round values inside the extent only', () => {
    expect(numberTicks({ from: 3, to: 412 }, 5)).toEqual([100, 200, 300, 400]);
    expect(numberTicks({ from: 118, to: 171 }, 4)).toEqual([120, 140, 160]);
    expect(numberTicks({ from: 0, to: 9.8 }, 5)).toEqual([0, 2, 4, 6, 8]);
  });

  it('carries no rounding dirt', () => {
    expect(numberTicks({ from: 0, to: 0.7 }, 7)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]);
  });

  it('skips halves where only whole numbers make sense', () => {
    expect(numberTicks({ from: 88, to: 93 }, 10, true)).toEqual([88, 89, 90, 91, 92, 93]);
  });

  it('has one tick where the extent is a point', () => {
    expect(numberTicks({ from: 5, to: 5 }, 4)).toEqual([5]);
  });
});

describe('paceTicks', () => {
  it('steps in seconds that read well as m:ss', () => {
    expect(paceTicks({ from: 221, to: 338 }, 4)).toEqual([240, 270, 300, 330]);
    expect(paceTicks({ from: 236, to: 251 }, 4)).toEqual([240, 245, 250]);
  });
});
