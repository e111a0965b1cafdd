import type { RowRange } from '../recording/grid.js';

/** The best window of one length. */
export interface Window extends RowRange {
  readonly mean: number;
  /** The stretch between two stops in which it lies. */
  readonly piece: RowRange;
}

/** The window of so many rows with the highest mean, within one of the pieces; the first of equals; null where none fits. */
export function bestWindow(prefix: Float64Array, pieces: readonly RowRange[], rows: number): Window | null {
  let most = -Infinity;
  let from = -1;
  let within: RowRange | null = null;
  for (const piece of pieces) {
    for (let row = piece.from; row + rows <= piece.to; row++) {
      const sum = (prefix[row + rows] as number) - (prefix[row] as number);
      if (sum > most) {
        most = sum;
        from = row;
        within = piece;
      }
    }
  }
  return within === null ? null : { from, to: from + rows, mean: most / rows, piece: within };
}
