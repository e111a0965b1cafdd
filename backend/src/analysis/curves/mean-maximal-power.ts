import type { PowerPoint } from '../analysis.js';
import { prefixSums } from '../math/rolling.js';
import type { Grid } from '../recording/grid.js';
import { durationsUpTo } from './durations.js';

/**
 * Mean-maximal power: the highest mean over any window of each duration, by prefix sums. A window never spans a stop;
 * a second on which the timer ran and no power is known counts as zero. What was held for longer was held for any shorter
 * time too, so the curve never rises. Empty without power. Source: [GC RideFileCache.cpp], stops as in metrics, rule 10.
 */
export function meanMaximalPower(grid: Grid): PowerPoint[] {
  const { power } = grid.channels;
  if (power === undefined) return [];
  const pieces = piecesOf(grid);
  const prefix = prefixSums(power);
  const longest = pieces.reduce((most, piece) => Math.max(most, piece.to - piece.from), 0);
  const points = durationsUpTo(longest).map((seconds) => ({ seconds, watts: best(prefix, pieces, seconds) }));
  for (let at = points.length - 2; at >= 0; at--) {
    const point = points[at] as PowerPoint;
    points[at] = { ...point, watts: Math.max(point.watts, (points[at + 1] as PowerPoint).watts) };
  }
  return points;
}

interface Piece {
  readonly from: number;
  readonly to: number;
}

/** Rows between two stops, first inside, last outside. */
function piecesOf(grid: Grid): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let row = 1; row <= grid.length; row++) {
    if (row < grid.length && grid.running[row] === 1) continue;
    if (grid.paused[from] === 0) pieces.push({ from, to: row });
    from = row;
  }
  return pieces;
}

function best(prefix: Float64Array, pieces: readonly Piece[], seconds: number): number {
  let most = 0;
  for (const piece of pieces) {
    for (let row = piece.from; row + seconds <= piece.to; row++) {
      const sum = (prefix[row + seconds] as number) - (prefix[row] as number);
      if (sum > most) most = sum;
    }
  }
  return most / seconds;
}
