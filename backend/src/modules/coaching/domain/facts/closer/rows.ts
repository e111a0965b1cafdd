import { isKnown } from '#analysis/math/known.js';
import type { Ground } from '#analysis/session/ground.js';

/** Which rows of the grid are meant. */
export type RowPick = (row: number) => boolean;

/**
 * Mean over the rows picked that hold a value over the limit; null where they are too few to speak
 * of.
 */
export function meanWhere(
  values: Float64Array | undefined,
  pick: RowPick,
  over = -Infinity,
): number | null {
  if (values === undefined) return null;
  let [sum, n] = [0, 0];
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (isKnown(value) && value > over && pick(row)) [sum, n] = [sum + value, n + 1];
  }
  return n < FEWEST_S ? null : sum / n;
}

/** Fewer seconds than these are an accident of where somebody looked away (ours). */
export const FEWEST_S = 60;

export function countWhere({ grid }: Ground, pick: RowPick): number {
  let n = 0;
  for (let row = 0; row < grid.length; row++) if (pick(row)) n++;
  return n;
}

/** Rows on which the athlete moved and the timer ran. */
export function movingRows({ grid, moving }: Ground): RowPick {
  return (row) => grid.paused[row] === 0 && (moving === null || moving[row] === 1);
}
