import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RunningMeans } from './running-means.js';
import { meanOf } from './statistics.js';

const values = fc
  .array(fc.oneof(fc.integer({ min: -9, max: 400 }), fc.constant(Number.NaN)), { minLength: 1 })
  .map((list) => Float64Array.from(list));

describe('running means', () => {
  it('are those of any stretch, whatever is missing in it, and null where nothing is known', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.nat(), (column, one, other) => {
        const [from, to] = [one % column.length, other % (column.length + 1)].sort((a, b) => a - b);
        const found = new RunningMeans(column).of(from as number, to as number);
        const plain = meanOf(column, from, to);
        if (plain === null) expect(found).toBeNull();
        else expect(found).toBeCloseTo(plain, 9);
      }),
    );
  });
});

describe('a mean', () => {
  it('passes over rows that are not there', () => {
    expect(meanOf(Float64Array.of(1, 2, 6), -2, 9)).toBe(3);
    expect(meanOf([1, 2, 6], 1, 9)).toBe(4);
  });
});
