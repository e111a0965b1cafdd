import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { marksIn } from '../math/statistics.js';
import type { Grid } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';

/** A few readings do not speak for the ride, as for the metric `coastingShare` (ours). */
const LEAST_SHARE = 0.5;

/** Sensors of a rolling bike count a turn now and then, and report a few watts (ours). rpm, W. */
const TURNING_RPM = 20;
const PUSHING_W = 5;

/**
 * For each row whether the rider moved without pedalling (cadence under 20 rpm, or power of 5 W or
 * less); null on runs, and where too few moving seconds have a reading.
 */
export const coastingRows = oncePer(
  ({ grid, moving, recording }: Ground): Uint8Array | null => {
    const { cadence } = grid.channels;
    const power = pushingPower(grid.channels);
    if (recording.family !== 'cycling' || moving === null) return null;
    const coasting = new Uint8Array(grid.length);
    let readings = 0;
    for (let row = 0; row < grid.length; row++) {
      const turns = cadence?.[row];
      const watts = power?.[row];
      if (moving[row] === 0 || !(isKnown(turns) || isKnown(watts))) continue;
      readings++;
      if (isCoasting(turns, watts)) coasting[row] = 1;
    }
    return readings === 0 || readings < LEAST_SHARE * marksIn(moving) ? null : coasting;
  },
  ({ grid }) => grid,
);

/** Power without one push in the whole ride is a dead meter, if cadence can tell instead. */
function pushingPower({ cadence, power }: Grid['channels']): Float64Array | undefined {
  const dead = cadence !== undefined && !power?.some((watts) => watts > PUSHING_W);
  return dead ? undefined : power;
}

/** A comparison with an unknown reading is false. */
function isCoasting(turns = Number.NaN, watts = Number.NaN): boolean {
  return turns < TURNING_RPM || watts <= PUSHING_W;
}
