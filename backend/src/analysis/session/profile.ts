import { isKnown } from '../math/known.js';
import type { RowRange } from '../recording/grid.js';

/** Steeper is taken as an error of altitude [GC]. Rise over run. */
export const STEEPEST = 0.4;

/** The rows of a recording on which height and distance are both known. */
export interface Profile {
  readonly rows: Int32Array;
  readonly metres: Float64Array;
  readonly height: Float64Array;
}

export function profileOf(distance: Float64Array, altitude: Float64Array): Profile {
  const rows = new Int32Array(distance.length);
  const metres = new Float64Array(distance.length);
  const height = new Float64Array(distance.length);
  let n = 0;
  for (let row = 0; row < distance.length; row++) {
    const along = distance[row] as number;
    const up = altitude[row] as number;
    if (!isKnown(along) || !isKnown(up)) continue;
    rows[n] = row;
    metres[n] = along;
    height[n++] = up;
  }
  return {
    rows: rows.subarray(0, n),
    metres: metres.subarray(0, n),
    height: height.subarray(0, n),
  };
}

/** The profile of some rows of the recording. */
export function profileWithin({ rows, metres, height }: Profile, range: RowRange): Profile {
  const from = placeOf(rows, range.from);
  const to = placeOf(rows, range.to);
  return {
    rows: rows.subarray(from, to),
    metres: metres.subarray(from, to),
    height: height.subarray(from, to),
  };
}

/** First place of a row, or of one behind it. */
function placeOf(rows: Int32Array, row: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}
