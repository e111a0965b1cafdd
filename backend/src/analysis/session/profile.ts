import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import type { Ground } from './ground.js';

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
    const [along, up] = [distance[row] as number, altitude[row] as number];
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

/** The profile of a session; null without altitude or distance. */
export const courseOf = oncePer(
  ({ grid, altitude }: Pick<Ground, 'grid' | 'altitude'>): Profile | null => {
    const { distance } = grid.channels;
    return altitude === null || distance === undefined ? null : profileOf(distance, altitude);
  },
  ({ grid }) => grid,
);
