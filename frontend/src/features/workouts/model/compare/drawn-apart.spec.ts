import { describe, expect, it } from '@jest/globals';
import { endLabels } from './end-labels.js';
import { areEntangled } from './entangled.js';
import type { OverlayCurve } from './overlay.js';

const curve = (y: readonly (number | null)[]): OverlayCurve => ({ x: y.map((_, at) => at), y });
const same = (value: number): number => value;

describe('letters at the ends of curves', () => {
  it('stand at the last value, before the end where a workout was shorter', () => {
    const labels = endLabels([curve([10, 20, 30]), curve([60, 70, null])], same, same, 100);
    expect(labels).toEqual([
      { index: 0, left: 2, top: 30 },
      { index: 1, left: 1, top: 70 },
    ]);
  });

  it('give way to each other, and stay inside', () => {
    const labels = endLabels([curve([98]), curve([99]), curve([99])], same, same, 100);
    expect(labels.map(({ top }) => top)).toEqual([70, 85, 100]);
  });

  it('are missing where a workout has no value', () => {
    expect(endLabels([curve([null, null]), curve([1])], same, same, 100)).toHaveLength(1);
  });
});

describe('curves over each other', () => {
  const wave = (phase: number) =>
    curve(Array.from({ length: 60 }, (_, at) => Math.sin(at + phase) * 50));

  it('are entangled where they cross all the time', () => {
    expect(areEntangled([wave(0), wave(2)])).toBe(true);
  });

  it('are not where one stays above the other, or has ended', () => {
    expect(areEntangled([curve([1, 2, 1, 2]), curve([3, 4, 3, 4])])).toBe(false);
    expect(areEntangled([wave(0), curve([null, null])])).toBe(false);
  });
});
