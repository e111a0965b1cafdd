import { heartRateReserve } from '../zones/zone-edges.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/**
 * Share of the heart-rate reserve: (average HR − resting HR) / (maximum HR − resting HR) · 100. %. Source: Karvonen 1957.
 * Not judged where either threshold is unknown.
 */
export const heartRateReserveShare: Metric = {
  id: 'heartRateReserveShare',
  version: 1,
  unit: '%',
  channels: ['heartRate'],
  inputs: ['averageHeartRate'],
  compute({ thresholds }, measured) {
    const average = measured.value('averageHeartRate');
    if (average === null) return notJudged(REASONS.noHeartRate);
    const reserve = heartRateReserve(thresholds);
    return reserve === null ? notJudged(REASONS.noReserve) : found(((average - reserve.rest) / (reserve.max - reserve.rest)) * 100);
  },
};
