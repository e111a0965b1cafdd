import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { GAP, keepExtremes } from './keep-extremes.js';

const never = () => false;
const line = (values: readonly number[], isGap: (from: number, to: number) => boolean = never) => ({
  time: Float64Array.from(values.keys()),
  series: [Float64Array.from(values)],
  isGap,
});

describe('keepExtremes', () => {
  it('keeps every sample where there are not too many', () => {
    expect(keepExtremes(line([3, 1, 2]), 50)).toEqual([0, 1, 2]);
  });

  it('keeps the one peak and the one dip of a long flat line', () => {
    const values = new Array<number>(10_000).fill(100);
    values[3333] = 900;
    values[7777] = 0;
    const kept = keepExtremes(line(values), 100);
    expect(kept).toContain(3333);
    expect(kept).toContain(7777);
    expect(kept.length).toBeLessThanOrEqual(100);
  });

  it('keeps the first and the last sample, so that the axis is whole', () => {
    const kept = keepExtremes(line([...Array(5_000).keys()].map((i) => Math.sin(i / 50))), 60);
    expect(kept[0]).toBe(0);
    expect(kept.at(-1)).toBe(4_999);
  });

  it('leaves samples without a value out and marks the gap where the hole is long', () => {
    expect(
      keepExtremes(
        line([1, NaN, NaN, NaN, 2, NaN, 3], (from, to) => to - from > 3),
        50,
      ),
    ).toEqual([0, GAP, 4, 6]);
  });

  it('never loses a gap mark between two samples that are kept', () => {
    const values = [...Array(2_000).keys()];
    const kept = keepExtremes(
      line(values, (from) => from === 777),
      60,
    );
    const mark = kept.indexOf(GAP);
    expect(kept[mark - 1]).toBeLessThanOrEqual(777);
    expect(kept[mark + 1]).toBeGreaterThan(777);
  });

  it('keeps the same samples for both halves of a position', () => {
    const north = Float64Array.from({ length: 3_000 }, (_, i) => Math.sin(i / 400));
    const east = Float64Array.from({ length: 3_000 }, (_, i) => Math.cos(i / 300));
    north[100] = NaN;
    const kept = keepExtremes(
      { time: north.map((_, i) => i), series: [north, east], isGap: never },
      200,
    );
    expect(kept).not.toContain(100);
    expect(kept).toContain(east.indexOf(Math.min(...east)));
    expect(kept).toContain(north.indexOf(Math.max(...north.filter(Number.isFinite))));
  });

  it('keeps the samples of a range, and one sample on each side', () => {
    const values = [...Array(1_000).keys()];
    expect(keepExtremes({ ...line(values), range: { from: 10, to: 13.5 } }, 50)).toEqual([
      9, 10, 11, 12, 13, 14,
    ]);
    expect(keepExtremes({ ...line(values), range: { from: 0, to: 2 } }, 50)).toEqual([0, 1, 2, 3]);
    expect(keepExtremes({ ...line(values), range: { from: 998, to: 5000 } }, 50)).toEqual([
      997, 998, 999,
    ]);
    expect(keepExtremes({ ...line(values), range: { from: 5000, to: 6000 } }, 50)).toEqual([999]);
  });

  it('keeps the extremes of a range, not those beside it, and marks a gap at its edge', () => {
    const values = new Array<number>(10_000).fill(100);
    [values[999], values[2500], values[6001]] = [900, 700, 0];
    const kept = keepExtremes(
      { ...line(values, (from) => from === 999), range: { from: 1000, to: 6000 } },
      100,
    );
    expect(kept.slice(0, 3)).toEqual([999, GAP, 1000]);
    expect(kept).toContain(2500);
    expect(kept.slice(-2)).toEqual([6000, 6001]);
    expect(kept.length).toBeLessThanOrEqual(103);
  });

  it('has nothing to keep of nothing', () => {
    expect(keepExtremes(line([]), 50)).toEqual([]);
    expect(keepExtremes(line([NaN, NaN]), 50)).toEqual([]);
  });

  it('keeps any line rising, within its room, with extremes and single gap marks', () => {
    const sample = fc.oneof(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.constant(NaN));
    fc.assert(
      fc.property(
        fc.array(sample, { maxLength: 600 }),
        fc.integer({ min: 50, max: 200 }),
        fc.integer({ min: 1, max: 5 }),
        (values, points, hole) => {
          const kept = keepExtremes(
            line(values, (from, to) => to - from > hole),
            points,
          );
          const samples = kept.filter((index) => index !== GAP);
          const known = values.filter(Number.isFinite);
          expect(kept.length).toBeLessThanOrEqual(points);
          expect(samples).toEqual([...new Set(samples)].sort((a, b) => a - b));
          expect(
            kept.every(
              (index, i) => index !== GAP || (i > 0 && i < kept.length - 1 && kept[i + 1] !== GAP),
            ),
          ).toBe(true);
          if (known.length === 0) return;
          const shown = samples.map((index) => values[index] as number);
          expect(Math.max(...shown)).toBe(Math.max(...known));
          expect(Math.min(...shown)).toBe(Math.min(...known));
        },
      ),
    );
  });
});
