import { heartRateReserve } from '#analysis/zones/zone-edges.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Share of the heart-rate reserve: (average HR − resting HR) / (maximum HR − resting HR) · 100. %.
 * Source: Karvonen 1957. Not judged where either threshold is unknown, where average heart rate is
 * not, and where it is under rest.
 */
export const heartRateReserveShare: Metric = {
  id: 'heartRateReserveShare',
  version: 1,
  unit: '%',
  channels: ['heartRate'],
  inputs: ['averageHeartRate'],
  compute({ thresholds }, measured) {
    const { value: average, applicable, reason } = measured.result('averageHeartRate');
    if (average === null || !applicable) return notJudged(reason ?? REASONS.noHeartRate);
    const reserve = heartRateReserve(thresholds);
    if (reserve === null) return notJudged(REASONS.noReserve);
    if (average < reserve.rest)
      return notJudged(
        'Your average heart rate is below your resting heart rate, so one of the two is wrong.',
      );
    return found(((average - reserve.rest) / (reserve.max - reserve.rest)) * 100);
  },
};
