import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import type { Ground } from '../session/ground.js';

/**
 * Heart rate follows output with a lag: a time constant of 30 to 60 s in trained adults [e.g. Borresen
 * & Lambert 2008]; the middle (ours). s.
 */
const LAG_S = 45;

/**
 * The output that heart rate answers to at each row: an exponentially weighted mean of effort over
 * the seconds before. A stop counts as no output. W or grade-adjusted m/s; zeros without output.
 */
export const demandOf = oncePer(
  ({ grid, output }: Ground): Float64Array => {
    const demand = new Float64Array(grid.length);
    if (output === null) return demand;
    const { paused, time } = grid;
    let level = 0;
    for (let row = 0; row < demand.length; row++) {
      const effort = output.effort[row] as number;
      const known = paused[row] === 0 && isKnown(effort);
      const gap = row === 0 ? 1 : (time[row] as number) - (time[row - 1] as number);
      const keep = gap === 1 ? KEEP : Math.exp(-gap / LAG_S);
      if (known || paused[row] === 1) level = keep * level + (1 - keep) * (known ? effort : 0);
      demand[row] = level;
    }
    return demand;
  },
  // A session stands on the same grid as the ground that it was built on.
  ({ grid }) => grid,
);

const KEEP = Math.exp(-1 / LAG_S);
