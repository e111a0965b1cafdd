import { isKnown } from '../math/known.js';

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
