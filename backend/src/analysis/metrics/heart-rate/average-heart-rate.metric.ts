import { meanOf } from '#analysis/math/statistics.js';
import { needsMostHeartRate } from '../gates.js';
import { judgedIf, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average heart rate: mean over the seconds with a heart rate; zeros and dropouts do not count.
 * bpm. Source: [GC BasicRideMetrics]. Not judged where 15 % of the seconds or more have none (the
 * value is given).
 */
export const averageHeartRate: Metric = {
  id: 'averageHeartRate',
  version: 1,
  unit: 'bpm',
  channels: ['heartRate'],
  inputs: [],
  compute(session) {
    const { heartRate } = session.grid.channels;
    return heartRate === undefined
      ? notJudged(REASONS.noHeartRate)
      : judgedIf(needsMostHeartRate(session), meanOf(heartRate), REASONS.noHeartRate);
  },
};
