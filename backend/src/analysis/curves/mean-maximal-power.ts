import type { PowerPoint } from '../analysis.js';
import { prefixSums } from '../math/rolling.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { durationsUpTo } from './durations.js';
import { piecesOf } from './pieces.js';

/**
 * Mean-maximal power: the highest mean over any window of each duration, by prefix sums. A window never spans a stop;
 * a second on which the timer ran and no power is known counts as zero. Every point is the exact mean of a real window:
 * a curve may therefore rise a little where a longer window holds more (decision 0008). Empty without power.
 * Source: [GC RideFileCache.cpp], stops as in metrics, rule 10.
 */
export function meanMaximalPower(grid: Grid): PowerPoint[] {
  const { power } = grid.channels;
  if (power === undefined) return [];
  const pieces = piecesOf(grid);
  const prefix = prefixSums(power);
  const longest = pieces.reduce((most, piece) => Math.max(most, piece.to - piece.from), 0);
  return durationsUpTo(longest).map((seconds) => ({ seconds, watts: best(prefix, pieces, seconds) }));
}

function best(prefix: Float64Array, pieces: readonly RowRange[], seconds: number): number {
  let most = 0;
  for (const piece of pieces) {
    for (let row = piece.from; row + seconds <= piece.to; row++) {
      const sum = (prefix[row + seconds] as number) - (prefix[row] as number);
      if (sum > most) most = sum;
    }
  }
  return most / seconds;
}
