import type { Grid, RowRange } from '../recording/grid.js';

/**
 * The stretches of rows that windows may lie in: the whole recording, its stops among it, parted
 * where the clock leapt or where a hole has no rows.
 */
export function wholePieces(grid: Grid): RowRange[] {
  const pieces: RowRange[] = [];
  let from = 0;
  for (let row = 1; row <= grid.length; row++) {
    if (row < grid.length && !isTorn(grid, row)) continue;
    pieces.push({ from, to: row });
    from = row;
  }
  return pieces;
}

function isTorn({ time, clockJumps }: Grid, row: number): boolean {
  const [before, now] = [time[row - 1] as number, time[row] as number];
  return now - before > 1 || clockJumps.some(({ from, to }) => from <= now && to > before);
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
