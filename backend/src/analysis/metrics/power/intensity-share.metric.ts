import type { IntensitySeconds } from '#analysis/load/polarization.js';
import { intensityDistribution } from '#analysis/zones/intensity-distribution.js';
import { zoneTables } from '#analysis/zones/zone-tables.js';
import { needsHeartRate } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const NOTE = 'By your heart-rate zones, an approximation of the three zones of Seiler.';

/**
 * Share of the time with heart rate at low (under zone 3), mid (zone 3) and high (over zone 3)
 * intensity. %. The three sum to 100. Source: after Seiler, on the specified heart-rate zones. How
 * polarized training was is a question to a week, never to one workout. Not judged without usable
 * heart rate, maximum and rest.
 */
export const [lowIntensityShare, midIntensityShare, highIntensityShare] = [
  shareOf('lowIntensityShare', ({ low }) => low),
  shareOf('midIntensityShare', ({ mid }) => mid),
  shareOf('highIntensityShare', ({ high }) => high),
];

function shareOf(id: string, pick: (seconds: IntensitySeconds) => number): Metric {
  return {
    id,
    version: 1,
    unit: '%',
    channels: ['heartRate'],
    inputs: [],
    compute(session) {
      const shut = needsHeartRate(session);
      if (shut !== null) return notJudged(shut);
      const zones = zoneTables(session).heartRate;
      if (zones === undefined) return notJudged(REASONS.noReserve);
      const seconds = intensityDistribution(zones);
      return found((pick(seconds) / (seconds.low + seconds.mid + seconds.high)) * 100, NOTE);
    },
  };
}
