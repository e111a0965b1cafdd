import { marksIn } from '#analysis/math/statistics.js';
import { coastingRows } from '#analysis/stops/pedalling.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Coasting: seconds without pedalling (see `coastingRows`) / moving seconds · 100. %. Not judged on runs, without both channels, and where over
 * half of the moving seconds have no reading.
 */
export const coastingShare: Metric = {
  id: 'coastingShare',
  version: 2,
  unit: '%',
  channels: ['cadence', 'power'],
  inputs: [],
  compute(session) {
    const { grid, moving, recording } = session;
    if (recording.family !== 'cycling') return notJudged(REASONS.onlyRides);
    const { cadence, power } = grid.channels;
    if ((cadence ?? power) === undefined || moving === null)
      return notJudged('Neither cadence nor power was recorded.');
    const moved = marksIn(moving);
    if (moved === 0) return notJudged('You did not move in this recording.');
    const coasting = coastingRows(session);
    return coasting === null
      ? notJudged(cadence === undefined ? REASONS.scantPower : REASONS.thinCadence)
      : found((marksIn(coasting) / moved) * 100);
  },
};
