import { rowAt, type Grid, type RowRange } from '../recording/grid.js';

/**
 * The stretches of rows that windows may lie in: the whole recording, its stops among it, parted
 * where the clock leapt or where a hole has no rows.
 */
export function wholePieces({ time, length, clockJumps }: Grid): RowRange[] {
  const leaps = clockJumps.map(({ from }) => rowAt({ time }, from + 1));
  const pieces: RowRange[] = [];
  let from = 0;
  for (let row = 1; row <= length; row++) {
    const follows = row < length && (time[row] as number) - (time[row - 1] as number) <= 1;
    if (follows && (leaps.length === 0 || !leaps.includes(row))) continue;
    pieces.push({ from, to: row });
    from = row;
  }
  return pieces;
}

/** The stretches of rows between two stops. */
export function piecesOf(grid: Grid): RowRange[] {
  const pieces: RowRange[] = [];
  let from = 0;
  for (let row = 1; row <= grid.length; row++) {
    if (row < grid.length && grid.running[row] === 1) continue;
    if (grid.paused[from] === 0) pieces.push({ from, to: row });
    from = row;
  }
  return pieces;
}
