import { meanOf } from '#analysis/math/statistics.js';
import { needsWholePower } from '../gates.js';
import { judgedIf, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average power: mean of all seconds with power, zeros (coasting) among them, stops left out. W.
 * Source: [GC BasicRideMetrics]. With under 95 % of the power the value is given, of the seconds
 * that have one, and not judged.
 */
export const averagePower: Metric = {
  id: 'averagePower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const { power } = session.grid.channels;
    return power === undefined
      ? notJudged(REASONS.noPower)
      : judgedIf(needsWholePower(session), meanOf(power), REASONS.noPower);
  },
};
