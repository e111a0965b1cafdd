import { isKnown } from '../math/known.js';
import type { Grid, RowRange } from '../recording/grid.js';

/**
 * Share (0..1) of the timer's seconds that hold a value of the channel, measured or bridged; 0
 * without any.
 */
export function coverageOf(
  grid: Grid,
  values: Float64Array | undefined,
  range: RowRange = { from: 0, to: grid.length },
): number {
  let there = 0;
  let valid = 0;
  const { paused } = grid;
  for (let row = range.from; row < range.to; row++) {
    if (paused[row] === 1) continue;
    there++;
    if (values !== undefined && isKnown(values[row])) valid++;
  }
  return there === 0 ? 0 : valid / there;
}

/** Share (0..1) of the samples that are zero. */
export function zeroShare(values: Float64Array | undefined): number {
  if (values === undefined || values.length === 0) return 0;
  let zeros = 0;
  for (let i = 0; i < values.length; i++) if (values[i] === 0) zeros++;
  return zeros / values.length;
}
