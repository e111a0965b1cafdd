import { describe, expect, it } from '@jest/globals';
import { lineThrough } from './line.js';

describe('a straight line by least squares', () => {
  it('goes through the points, with the error of its slope', () => {
    // About y = 2/3 + x the points lie 1/3, −2/3 and 1/3 off: squares sum to 2/3, those of x about
    // its mean to 2.
    const line = lineThrough([0, 1, 2], [1, 1, 3]);
    expect(line?.slope).toBeCloseTo(1, 12);
    expect(line?.intercept).toBeCloseTo(2 / 3, 12);
    expect(line?.slopeError).toBeCloseTo(Math.sqrt(2 / 3 / 1 / 2), 12);
  });

  it('has no error through two points, and does not exist without spread', () => {
    expect(lineThrough([0, 2], [1, 5])).toMatchObject({ slope: 2, slopeError: null });
    expect(lineThrough([3, 3], [1, 5])).toBeNull();
    expect(lineThrough([3], [1])).toBeNull();
  });
});
