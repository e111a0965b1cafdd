import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { medianAround, medianFilter, medianOfFives } from './median-filter.js';
import { nthSmallest } from './nth-smallest.js';
import { oncePer } from './once-per.js';
import { normalizedMean } from './rolling.js';
import { medianOf } from './statistics.js';

/** Few different values, so that many are equal; some are missing. */
const value = fc.oneof(
  fc.integer({ min: -3, max: 6 }),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.constant(Number.NaN),
);
/** Without −0, which is no other number than 0. */
const series = fc
  .array(value, { maxLength: 60 })
  .map((values) => Float64Array.from(values, (one) => one + 0));

function plainMedian(values: Float64Array): number | null {
  const sorted = [...values].filter((one) => !Number.isNaN(one)).sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Which of two zeros is in the middle does not matter to a median. */
function unsigned(median: number | null): number | null {
  return median === null ? null : median + 0;
}

describe('medians', () => {
  it('are those of the sorted values, whatever the values', () => {
    fc.assert(
      fc.property(series, (values) =>
        expect(unsigned(medianOf(values))).toEqual(unsigned(plainMedian(values))),
      ),
      { numRuns: 500 },
    );
  });

  it('leave the values as they were', () => {
    const values = Float64Array.of(3, 1, 2);
    medianOf(values);
    expect([...values]).toEqual([3, 1, 2]);
  });

  it('that run are those of each window, cut at the ends', () => {
    const size = fc.integer({ min: 0, max: 7 }).map((half) => 2 * half + 1);
    fc.assert(
      fc.property(series, size, (values, width) => {
        const half = width >> 1;
        const plain = Array.from(
          values,
          (_, at) =>
            plainMedian(values.subarray(Math.max(0, at - half), at + half + 1)) ?? Number.NaN,
        );
        expect([...medianFilter(values, width)]).toEqual(plain);
        expect(Array.from(values, (_, at) => medianAround(values, at, width))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  it('of five is the same by comparisons where no value is missing', () => {
    fc.assert(
      fc.property(series, (values) => {
        const known = values.filter((one) => !Number.isNaN(one));
        expect(Array.from(medianOfFives(known), unsigned)).toEqual(
          Array.from(medianFilter(known, 5), unsigned),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('the nth smallest value', () => {
  it('stands between no greater and no smaller ones', () => {
    const values = fc
      .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 40 })
      .map((list) => Float64Array.from(list));
    fc.assert(
      fc.property(values, fc.nat(), (list, any) => {
        const nth = any % list.length;
        const found = nthSmallest(list, nth);
        expect(found).toBe([...list].sort((a, b) => a - b)[nth]);
        expect(
          list.subarray(0, nth).every((one) => one <= found) &&
            list.subarray(nth).every((one) => one >= found),
        ).toBe(true);
      }),
    );
  });
});

describe('a normalized mean', () => {
  it('is the fourth root of the mean fourth power of the means of full windows', () => {
    const values = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 12 }), (list, size) => {
        const means = list
          .slice(size - 1)
          .map(
            (_, from) => list.slice(from, from + size).reduce((sum, one) => sum + one, 0) / size,
          );
        const plain =
          means.length === 0
            ? null
            : (means.reduce((sum, mean) => sum + mean ** 4, 0) / means.length) ** 0.25;
        const found = normalizedMean(Float64Array.from(list), size);
        if (plain === null) expect(found).toBeNull();
        else expect(found).toBeCloseTo(plain, 9);
      }),
    );
  });
});

describe('work done once', () => {
  it('is done once for each key, also where its result is undefined', () => {
    const asked: string[] = [];
    const nameOf = oncePer(
      (of: { readonly part: object; readonly name: string }): string | undefined => {
        asked.push(of.name);
        return undefined;
      },
      ({ part }) => part,
    );
    const part = {};
    for (const name of ['first', 'second']) expect(nameOf({ part, name })).toBeUndefined();
    nameOf({ part: {}, name: 'third' });
    expect(asked).toEqual(['first', 'third']);
  });
});
