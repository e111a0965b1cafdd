import { heartRateReserve } from '#analysis/zones/zone-edges.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';
import { hourOf } from './trimp.metric.js';

/**
 * Threshold as a share of the heart-rate reserve: an assumption, as no field holds a threshold
 * heart rate (ours).
 */
export const THRESHOLD_RESERVE_SHARE = 0.85;

/**
 * Heart rate load: TRIMP / TRIMP of an hour at threshold · 100, threshold being rest + 0.85 ·
 * reserve. An hour at that heart rate is 100, as with training stress; it is not hrTSS of
 * TrainingPeaks.
 * Source: after [GC TRIMP(100)]; threshold assumed. Not judged where TRIMP is not.
 */
export const heartRateLoad: Metric = {
  id: 'heartRateLoad',
  version: 1,
  unit: 'HR load',
  channels: ['heartRate'],
  inputs: ['trimp'],
  compute({ thresholds }, measured) {
    const trimp = measured.result('trimp');
    if (!trimp.applicable || trimp.value === null)
      return notJudged(trimp.reason ?? REASONS.noHeartRate);
    if (heartRateReserve(thresholds) === null) return notJudged(REASONS.noReserve);
    return found(
      (trimp.value / hourOf(thresholds, THRESHOLD_RESERVE_SHARE)) * 100,
      'Your threshold is assumed at 85 % of your heart-rate reserve.',
    );
  },
};
