import type { PowerPoint } from '../analysis.js';
import type { Grid } from '../recording/grid.js';
import { greatestSum, powerWindowsOf } from './best-window.js';
import { durationsUpTo } from './durations.js';

/**
 * Mean-maximal power: the highest mean over any window of each duration, by prefix sums. Seconds of
 * a stop and seconds on which no power is known count as zero; no window spans a leap of the clock
 * or a hole of over an hour. Every point is the exact mean of a real window: a curve may therefore
 * rise a little where a longer window holds more, never from a length to a multiple of it (decision
 * 0008). Empty without power. Source: [GC RideFileCache.cpp].
 */
export function meanMaximalPower(grid: Grid): PowerPoint[] {
  const windows = powerWindowsOf(grid);
  if (windows === null) return [];
  const longest = windows.pieces.reduce((most, piece) => Math.max(most, piece.to - piece.from), 0);
  return durationsUpTo(longest).map((seconds) => ({
    seconds,
    watts: Math.max(0, greatestSum(windows, seconds)) / seconds,
  }));
}
