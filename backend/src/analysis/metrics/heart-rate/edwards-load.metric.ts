import { isKnown } from '#analysis/math/known.js';
import { needsHeartRate } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Shares of maximum heart rate from which a minute counts 1, 2, 3, 4 and 5 times [Edwards 1993].
 */
const ZONES_FROM = [0.5, 0.6, 0.7, 0.8, 0.9] as const;

/**
 * Zonal heart-rate load: Σ minutes in the zone · number of the zone, for 50-60-70-80-90-100 % of
 * maximum heart rate; under 50 % nothing counts. Needs no resting heart rate. Source: Edwards 1993.
 * Not judged without usable heart rate and maximum heart rate.
 */
export const edwardsLoad: Metric = {
  id: 'edwardsLoad',
  version: 1,
  unit: 'points',
  channels: ['heartRate'],
  inputs: [],
  compute(session) {
    const { heartRate } = session.grid.channels;
    const shut = needsHeartRate(session);
    if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
    const max = session.thresholds.maxHr?.value;
    if (max === undefined) return notJudged('Your maximum heart rate for this day is not known.');
    let points = 0;
    for (let row = 0; row < heartRate.length; row++) {
      const bpm = heartRate[row];
      if (isKnown(bpm)) points += zoneOf(bpm, max);
    }
    return found(points / 60);
  },
};

function zoneOf(bpm: number, max: number): number {
  let zone = 0;
  while (zone < ZONES_FROM.length && bpm >= (ZONES_FROM[zone] as number) * max) zone++;
  return zone;
}
