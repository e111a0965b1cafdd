import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gradeAdjusted, minettiCostRatio, slopesOf } from './grade-adjusted-speed.js';

describe('grade-adjusted speed', () => {
  it.each([
    [-0.2, 0.5],
    [-0.1, 0.5977],
    [-0.05, 0.7628],
    [0, 1],
    [0.05, 1.3014],
    [0.1, 1.6578],
    [0.2, 2.5019],
  ])('matches the golden cost of a slope of %s', (slope, ratio) => {
    expect(minettiCostRatio(slope)).toBeCloseTo(ratio, 4);
  });

  it('credits downhill no further than the floor of 0.85', () => {
    expect(gradeAdjusted(4, -0.1)).toBeCloseTo(3.4, 9);
    expect(gradeAdjusted(4, -0.01)).toBeCloseTo(4 * minettiCostRatio(-0.01), 9);
    expect(1000 / gradeAdjusted(1000 / 360, 0.1) / 60).toBeCloseTo(3.62, 2);
  });

  it('never leaves the range of Minetti’s data', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -5, max: 5, noNaN: true }),
        (slope) => minettiCostRatio(slope) <= minettiCostRatio(0.45) && minettiCostRatio(slope) > 0,
      ),
    );
  });

  it('takes slopes over the given length and clamps them at 40 %', () => {
    const metres = Float64Array.from({ length: 100 }, (_, row) => row * 3);
    const slopes = slopesOf(
      metres,
      metres.map((at) => at * 0.05),
      20,
    );
    expect(slopes[50]).toBeCloseTo(0.05, 9);
    expect(
      slopesOf(
        metres,
        metres.map((at) => at * 2),
        20,
      )[50],
    ).toBe(0.4);
  });

  it('knows no slope where nobody moves', () => {
    expect(
      slopesOf(new Float64Array(50).fill(10), new Float64Array(50), 20).some(Number.isFinite),
    ).toBe(false);
  });
});
