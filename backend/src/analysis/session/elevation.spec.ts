import { describe, expect, it } from '@jest/globals';
import { climbed } from './elevation.js';

describe('metres climbed', () => {
  it('count a rise once it reaches the hysteresis', () => {
    expect(climbed([100, 102.9, 100, 102.9], 3)).toBe(0);
    expect(climbed([100, 103], 3)).toBe(3);
    expect(climbed([100, 101, 102, 104], 3)).toBe(4);
  });

  it('do not grow with noise under the hysteresis', () => {
    const noisy = Array.from({ length: 1000 }, (_, at) => 100 + (at % 2) * 2);
    expect(climbed(noisy, 3)).toBe(0);
  });

  it('begin a new climb where the last descent ended', () => {
    expect(climbed([100, 150, 120, 160], 3)).toBe(90);
  });

  it('skip what was not recorded', () => {
    expect(climbed([Number.NaN, 100, Number.NaN, 110], 3)).toBe(10);
  });
});
