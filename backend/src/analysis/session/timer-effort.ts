import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import type { Ground } from './ground.js';

/** The output of a session, one value for each second of running timer. */
export interface TimerEffort {
  /** W or grade-adjusted m/s, see `Output.effort`; 0 where none is known. Empty without output. */
  readonly values: Float64Array;
  /** Rows of the grid that these seconds are. */
  readonly rows: Int32Array;
}

export const timerEffort = oncePer(
  ({ grid, output }: Ground): TimerEffort => {
    const values = new Float64Array(output === null ? 0 : grid.length);
    const rows = new Int32Array(values.length);
    const { paused } = grid;
    let n = 0;
    for (let row = 0; row < values.length; row++) {
      if (paused[row] === 1) continue;
      const effort = output?.effort[row];
      values[n] = isKnown(effort) ? effort : 0;
      rows[n++] = row;
    }
    return { values: values.subarray(0, n), rows: rows.subarray(0, n) };
  },
  // A session stands on the same grid as the ground that it was built on.
  ({ grid }) => grid,
);
