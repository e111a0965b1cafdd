import { oncePer } from '../math/once-per.js';
import { prefixSums } from '../math/rolling.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { piecesOf, wholePieces } from './pieces.js';
import {
  beyondRise,
  blockOf,
  boundsOf,
  riseOf,
  startsIn,
  type Starts,
  type WindowBounds,
} from './window-bounds.js';

/** The power of a ride, ready to be searched for its best windows. */
export interface PowerWindows {
  /** Running totals of the rows; a row without power counts as zero. */
  readonly prefix: Float64Array;
  /** No window goes beyond one of these. */
  readonly pieces: readonly RowRange[];
  readonly bounds: WindowBounds;
}

/**
 * Windows of best power: stops count as zeros, as everywhere in the field [GC RideFileCache.cpp].
 * Null without power.
 */
export const powerWindowsOf = oncePer((grid: Grid): PowerWindows | null => {
  const { power } = grid.channels;
  if (power === undefined) return null;
  const prefix = prefixSums(power);
  return { prefix, pieces: wholePieces(grid), bounds: boundsOf(prefix) };
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
  const { prefix, pieces, bounds } = windows;
  const most = greatestSum(windows, rows);
  const [ahead, least] = [blockOf(rows), most - beyondRise(bounds, rows)];
  for (const piece of pieces) {
    const last = piece.to - rows;
    for (let block = blockOf(piece.from); block <= blockOf(last); block++) {
      if (riseOf(bounds, block, ahead) < least) continue;
      const from = firstWith(most, prefix, startsIn(block, piece.from, last), rows);
      if (from !== null) return { from, to: from + rows, mean: most / rows, piece };
    }
  }
  return null;
}

function firstWith(
  sum: number,
  prefix: Float64Array,
  { first, last }: Starts,
  rows: number,
): number | null {
  for (let from = first; from <= last; from++)
    if ((prefix[from + rows] as number) - (prefix[from] as number) === sum) return from;
  return null;
}

/**
 * The greatest sum over so many rows within one of the pieces; -Infinity where they fit in none.
 * The block of starts that promises most is looked at first and shows how high the bar is; few of
 * the others can reach it, and the rest is ruled out by one look each (branch and bound). Of n rows
 * that takes n/24 looks and the few blocks that are near the best, where a plain search takes n.
 */
export function greatestSum({ prefix, pieces, bounds }: PowerWindows, rows: number): number {
  const richest = richestBlock(pieces, bounds, rows);
  const ahead = blockOf(rows);
  const beyond = beyondRise(bounds, rows);
  let most = -Infinity;
  for (const { from, to } of pieces) {
    const starts = startsIn(richest, from, to - rows);
    most = greatestOf(prefix, starts, rows, most);
  }
  for (const { from, to } of pieces) {
    const last = to - rows;
    const end = blockOf(last);
    for (let block = blockOf(from); block <= end; block++)
      if (riseOf(bounds, block, ahead) > most - beyond)
        most = greatestOf(prefix, startsIn(block, from, last), rows, most);
  }
  return most;
}

/** The block of starts whose windows may sum up to most. */
function richestBlock(pieces: readonly RowRange[], bounds: WindowBounds, rows: number): number {
  const ahead = blockOf(rows);
  let most = -Infinity;
  let richest = 0;
  for (const { from, to } of pieces) {
    const end = blockOf(to - rows);
    for (let block = blockOf(from); block <= end; block++) {
      const rise = riseOf(bounds, block, ahead);
      if (rise > most) {
        most = rise;
        richest = block;
      }
    }
  }
  return richest;
}

/** The greatest sum of the windows that begin on one of these rows, and of `most`. */
function greatestOf(
  prefix: Float64Array,
  { first, last }: Starts,
  rows: number,
  most: number,
): number {
  let greatest = most;
  for (let row = first; row <= last; row++) {
    const sum = (prefix[row + rows] as number) - (prefix[row] as number);
    if (sum > greatest) greatest = sum;
  }
  return greatest;
}
