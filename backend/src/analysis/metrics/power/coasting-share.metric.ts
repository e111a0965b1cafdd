import { isKnown } from '#analysis/math/known.js';
import { marksIn } from '#analysis/math/statistics.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** A few readings do not speak for the ride (ours). */
const LEAST_SHARE = 0.5;

/**
 * Coasting: seconds without pedalling (cadence 0, or power 0 where no cadence was recorded) /
 * moving seconds with a reading · 100. %. Not judged on runs, without both channels, and where over
 * half of the moving seconds have no reading.
 */
export const coastingShare: Metric = {
  id: 'coastingShare',
  version: 1,
  unit: '%',
  channels: ['cadence', 'power'],
  inputs: [],
  compute({ grid, moving, recording }) {
    if (recording.family !== 'cycling') return notJudged(REASONS.onlyRides);
    const pedalling = grid.channels.cadence ?? grid.channels.power;
    if (pedalling === undefined || moving === null)
      return notJudged('Neither cadence nor power was recorded.');
    let seconds = 0;
    let coasting = 0;
    for (let row = 0; row < grid.length; row++) {
      if (moving[row] === 0 || !isKnown(pedalling[row])) continue;
      seconds++;
      if (pedalling[row] === 0) coasting++;
    }
    const moved = marksIn(moving);
    if (moved === 0) return notJudged('You did not move in this recording.');
    return seconds < LEAST_SHARE * moved
      ? notJudged(grid.channels.cadence === undefined ? REASONS.scantPower : REASONS.thinCadence)
      : found((coasting / seconds) * 100);
  },
};
