import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { marksIn } from '../math/statistics.js';
import type { Ground } from '../session/ground.js';

/** A few readings do not speak for the ride, as for the metric `coastingShare` (ours). */
const LEAST_SHARE = 0.5;

/**
 * For each row whether the rider moved without pedalling (cadence 0, or power 0 where no cadence
 * was recorded); null on runs, and where too few moving seconds have a reading.
 */
export const coastingRows = oncePer(
  ({ grid, moving, recording }: Ground): Uint8Array | null => {
    const pedalling = grid.channels.cadence ?? grid.channels.power;
    if (recording.family !== 'cycling' || pedalling === undefined || moving === null) return null;
    const coasting = new Uint8Array(grid.length);
    let readings = 0;
    for (let row = 0; row < grid.length; row++) {
      if (moving[row] === 0 || !isKnown(pedalling[row])) continue;
      readings++;
      if (pedalling[row] === 0) coasting[row] = 1;
    }
    return readings === 0 || readings < LEAST_SHARE * marksIn(moving) ? null : coasting;
  },
  ({ grid }) => grid,
);
