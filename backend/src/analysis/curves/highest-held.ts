import { isKnown } from '../math/known.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { piecesOf } from './pieces.js';

/** A window may miss this share of its seconds (ours). */
const COVERAGE = 0.95;

/** The window of so many seconds with the highest mean of a channel. */
export interface HeldWindow extends RowRange {
  readonly mean: number;
}

/**
 * The highest mean of a channel over so many seconds, stops not crossed; null where no window is
 * measured well enough.
 */
export function highestHeld(grid: Grid, values: Float64Array, seconds: number): HeldWindow | null {
  let found: HeldWindow | null = null;
  for (const piece of piecesOf(grid)) {
    const window = highestIn(values, piece, seconds);
    if (window !== null && (found === null || window.mean > found.mean)) found = window;
  }
  return found;
}

function highestIn(values: Float64Array, piece: RowRange, seconds: number): HeldWindow | null {
  let found: HeldWindow | null = null;
  let sum = 0;
  let known = 0;
  const take = (row: number, sign: 1 | -1): void => {
    const value = values[row];
    if (!isKnown(value)) return;
    sum += sign * value;
    known += sign;
  };
  for (let row = piece.from; row < piece.to; row++) {
    take(row, 1);
    const from = row + 1 - seconds;
    if (from > piece.from) take(from - 1, -1);
    if (from < piece.from || known < COVERAGE * seconds) continue;
    if (found === null || sum / known > found.mean)
      found = { from, to: row + 1, mean: sum / known };
  }
  return found;
}
