import { meanOverZero } from '#analysis/math/statistics.js';
import { needsCadence } from '../gates.js';
import { judgedIf, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average cadence: mean of the seconds with cadence over zero. rpm, or steps/min of both feet.
 * Source: [GC BasicRideMetrics]. Not judged where over half of the seconds have no reading (the
 * value is given).
 */
export const averageCadence: Metric = {
  id: 'averageCadence',
  version: 1,
  unit: { cycling: 'rpm', running: 'steps/min' },
  channels: ['cadence'],
  inputs: [],
  compute(session) {
    const { cadence } = session.grid.channels;
    return cadence === undefined
      ? notJudged(REASONS.noCadence)
      : judgedIf(needsCadence(session), meanOverZero(cadence), REASONS.noCadence);
  },
};
