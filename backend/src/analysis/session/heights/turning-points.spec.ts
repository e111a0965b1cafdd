import { describe, expect, it } from '@jest/globals';
import { changesOver, turningPoints } from './turning-points.js';

const up = (heights: readonly number[], threshold: number): number =>
  changesOver(turningPoints(heights, threshold)).up;

describe('metres climbed', () => {
  it('count a rise once it reaches the threshold', () => {
    expect(up([100, 102.9, 100, 102.9], 3)).toBe(0);
    expect(up([100, 103], 3)).toBe(3);
    expect(up([100, 101, 102, 104], 3)).toBe(4);
  });

  it('do not grow with noise under the threshold', () => {
    const noisy = Array.from({ length: 1000 }, (_, at) => 100 + (at % 2) * 2);
    expect(up(noisy, 3)).toBe(0);
  });

  it('reach from the bottom itself to the top itself', () => {
    expect(up([100, 150, 120, 160], 3)).toBe(90);
    expect(up([100, 98, 150, 148, 150, 140, 160], 3)).toBe(52 + 20);
  });

  it('skip what was not recorded', () => {
    expect(up([Number.NaN, 100, Number.NaN, 110], 3)).toBe(10);
  });

  it('less the metres descended are the change of height', () => {
    const heights = Array.from({ length: 500 }, (_, at) => 300 + 40 * Math.sin(at / 30) + (at % 3));
    for (const threshold of [0, 1, 3, 10]) {
      const points = turningPoints(heights, threshold);
      const { up: rises, down } = changesOver(points);
      const ends = (points.heights.at(-1) ?? 0) - (points.heights[0] ?? 0);
      expect(rises - down).toBeCloseTo(ends, 9);
    }
  });
});
