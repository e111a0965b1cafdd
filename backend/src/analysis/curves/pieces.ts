import type { Grid, RowRange } from '../recording/grid.js';

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
