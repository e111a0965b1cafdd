import { isKnown } from '../math/known.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/**
 * Coasting: seconds without pedalling (cadence 0, or power 0 where no cadence was recorded) / moving seconds with a
 * reading · 100. %. Not judged on runs, and without both channels.
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
    if (pedalling === undefined || moving === null) return notJudged('Neither cadence nor power was recorded.');
    let seconds = 0;
    let coasting = 0;
    for (let row = 0; row < grid.length; row++) {
      if (moving[row] === 0 || !isKnown(pedalling[row])) continue;
      seconds++;
      if (pedalling[row] === 0) coasting++;
    }
    return seconds === 0 ? notJudged('You did not move in this recording.') : found((coasting / seconds) * 100);
  },
};
