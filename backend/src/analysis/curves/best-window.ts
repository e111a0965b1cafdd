import { oncePer } from '../math/once-per.js';
import { prefixSums } from '../math/rolling.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { piecesOf, wholePieces } from './pieces.js';

/** The power of a ride, ready to be searched for its best windows. */
export interface PowerWindows {
  /** Running totals of the rows; a row without power counts as zero. */
  readonly prefix: Float64Array;
  /** No window goes beyond one of these. */
  readonly pieces: readonly RowRange[];
  /** Whether the totals never fall. */
  readonly rises: boolean;
}

/** One window out of so many blocks is looked at first (ours: the least time on real rides). */
const SHOWN_OF = 4;

/**
 * Windows of best power: stops count as zeros, as everywhere in the field [GC RideFileCache.cpp].
 * Null without power.
 */
export const powerWindowsOf = oncePer((grid: Grid): PowerWindows | null => {
  const { power } = grid.channels;
  return power === undefined
    ? null
    : {
        prefix: prefixSums(power),
        pieces: wholePieces(grid),
        rises: !power.some((watts) => watts < 0),
      };
});

/** Windows of efforts without a stop in them. Null without power. */
export const unbrokenWindowsOf = oncePer((grid: Grid): PowerWindows | null => {
  const windows = powerWindowsOf(grid);
  return windows && { ...windows, pieces: piecesOf(grid) };
});

/** The best window of one length. */
export interface Window extends RowRange {
  readonly mean: number;
  /** The piece that contains it. */
  readonly piece: RowRange;
}

/**
 * The window of so many rows with the highest mean, within one of the pieces; the first of equals;
 * null where none fits.
 */
export function bestWindow(windows: PowerWindows, rows: number): Window | null {
  const { prefix, pieces } = windows;
  const block = blockOf(windows, rows);
  const most = greatestSum(windows, rows);
  for (const piece of pieces) {
    for (let first = piece.from; first + rows <= piece.to; first += block) {
      const last = Math.min(first + block - 1, piece.to - rows);
      if ((prefix[last + rows] as number) - (prefix[first] as number) < most) continue;
      const from = firstWith(most, prefix, { first, last, rows });
      if (from !== null) return { from, to: from + rows, mean: most / rows, piece };
    }
  }
  return null;
}

interface Starts {
  readonly first: number;
  readonly last: number;
  readonly rows: number;
}

function firstWith(
  sum: number,
  prefix: Float64Array,
  { first, last, rows }: Starts,
): number | null {
  for (let from = first; from <= last; from++)
    if ((prefix[from + rows] as number) - (prefix[from] as number) === sum) return from;
  return null;
}

/**
 * The greatest sum over so many rows within one of the pieces; -Infinity where they fit in none.
 * Windows that begin within one block hold no more than all their rows together. So most blocks are
 * ruled out by one look, once a window out of every few has shown how high the bar is.
 */
export function greatestSum(windows: PowerWindows, rows: number): number {
  const { prefix, pieces } = windows;
  const block = blockOf(windows, rows);
  let most = -Infinity;
  for (const { from, to } of pieces)
    most = greatestOf(prefix, { first: from, last: to - rows, rows }, SHOWN_OF * block, most);
  for (const { from, to } of pieces) {
    for (let first = from; first + rows <= to; first += block) {
      const last = Math.min(first + block - 1, to - rows);
      const together = (prefix[last + rows] as number) - (prefix[first] as number);
      if (together > most) most = greatestOf(prefix, { first, last, rows }, 1, most);
    }
  }
  return most;
}

/**
 * How many windows are judged by one look: √rows costs the least on real rides. Where power may be
 * negative, none can be.
 */
function blockOf({ rises }: PowerWindows, rows: number): number {
  return rises ? Math.floor(Math.sqrt(rows)) : 1;
}

/**
 * The greatest sum of the windows that begin on every `step`th row from `first` to `last`, and of
 * `most`.
 */
function greatestOf(
  prefix: Float64Array,
  { first, last, rows }: Starts,
  step: number,
  most: number,
): number {
  let greatest = most;
  for (let row = first; row <= last; row += step) {
    const sum = (prefix[row + rows] as number) - (prefix[row] as number);
    if (sum > greatest) greatest = sum;
  }
  return greatest;
}
