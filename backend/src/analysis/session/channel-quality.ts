import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import type { Grid, RowRange } from '../recording/grid.js';

/**
 * Share (0..1) of the timer's seconds that hold a value of the channel, measured or bridged; 0
 * without any. Over a whole session several ask for the same.
 */
export function coverageOf(
  grid: Grid,
  values: Float64Array | undefined,
  range: RowRange = { from: 0, to: grid.length },
): number {
  if (values === undefined) return 0;
  if (range.from > 0 || range.to < grid.length) return shareKnown(grid, values, range);
  const known = wholeCoverages(grid);
  const share = known.get(values) ?? shareKnown(grid, values, range);
  known.set(values, share);
  return share;
}

const wholeCoverages = oncePer((_grid: Grid) => new WeakMap<Float64Array, number>());

function shareKnown(
  { paused }: Pick<Grid, 'paused'>,
  values: Float64Array,
  { from, to }: RowRange,
): number {
  let there = 0;
  let valid = 0;
  for (let row = from; row < to; row++) {
    if (paused[row] === 1) continue;
    there++;
    if (isKnown(values[row])) valid++;
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
