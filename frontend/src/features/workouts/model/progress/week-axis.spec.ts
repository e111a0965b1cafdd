import { describe, expect, it } from '@jest/globals';
import { progressOver } from '#testing/workouts/progress.js';
import { bundlesOf } from './volume.js';
import { weekAxis } from './week-axis.js';

const barsOver = (weeks: number) =>
  bundlesOf(progressOver(Array.from({ length: weeks }, () => 5)).weeks, '2026-11-18');

describe('the axis of weeks', () => {
  it('divides the width among the weeks, this one at the right', () => {
    const bars = barsOver(10);
    const axis = weekAxis(bars);
    expect(bars.map((bar) => axis?.middleOf(bar))).toEqual(
      bars.map((_, at) => expect.closeTo((at + 0.5) / 10, 9)),
    );
    expect(axis?.ofMonday(bars[3]?.from ?? '')).toBeCloseTo(0.35, 9);
    expect(bars.map((bar) => axis?.roomOf(bar))[0]).toBeCloseTo(0.1, 9);
  });

  it('keeps the room of six weeks where there are fewer', () => {
    const bars = barsOver(2);
    const axis = weekAxis(bars);
    expect(bars.map((bar) => axis?.middleOf(bar))).toEqual([
      expect.closeTo(4.5 / 6, 9),
      expect.closeTo(5.5 / 6, 9),
    ]);
    expect([axis?.from, axis?.to]).toEqual(['2026-10-12', '2026-11-22']);
    expect(weekAxis([])).toBeNull();
  });
});
