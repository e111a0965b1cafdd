import { describe, expect, it } from '@jest/globals';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { gridOf, type Grid } from '../recording/grid.js';
import { highestHeld } from './highest-held.js';

describe('the highest mean of a channel', () => {
  const heart = (beats: (second: number) => number, pauses: { from: number; to: number }[] = []) =>
    gridOf({ ...steadyRide(3600, { channels: { heartRate: beats } }), pauses });
  const held = (grid: Grid, seconds: number) =>
    highestHeld(grid, grid.channels.heartRate as Float64Array, seconds);
  const push = (second: number): number => (second >= 1000 && second < 1300 ? 175 : 140);

  it('is found to the second', () => {
    expect(held(heart(push), 300)).toEqual({ from: 1000, to: 1300, mean: 175 });
  });

  it('falls with the length and is null where nothing is so long', () => {
    const grid = heart(push);
    expect(held(grid, 600)?.mean).toBeCloseTo(157.5, 6);
    expect(held(grid, 3601)).toBeNull();
  });

  it('does not cross a stop', () => {
    const grid = heart(push, [{ from: 1100, to: 1200 }]);
    const window = held(grid, 300);
    expect(window?.mean).toBeLessThan(175);
  });

  it('is not taken where the strap was off', () => {
    const grid = heart((second) => (second % 3 === 0 ? 140 : Number.NaN));
    const lost = grid.channels.heartRate?.map((value, row) => (row < 3000 ? Number.NaN : value));
    expect(highestHeld(grid, lost as Float64Array, 900)).toBeNull();
  });
});
