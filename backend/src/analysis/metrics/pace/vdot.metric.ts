import { VO2MAX_BAND } from '#analysis/performance/vo2max.js';
import { allOutRun } from '#analysis/running/all-out-run.js';
import { estimated, notJudged, type Metric } from '../metric.js';

/**
 * VDOT: oxygen cost of the speed of an all-out run / the share of VO₂max that can be held for so
 * long. ml/kg/min. Source: Daniels & Gilbert 1979. Judged only where a stretch of a mile or more,
 * of 4 min to 4 h, was all-out: heart rate up to 95 % of its maximum and 85 % on average, run
 * through, no interval session, and no worse than the race time on file.
 */
export const vdot: Metric = {
  id: 'vdot',
  version: 1,
  unit: 'ml/kg/min',
  channels: ['distance', 'speed', 'heartRate'],
  inputs: [],
  compute(session) {
    const run = allOutRun(session);
    if (!('vdot' in run)) return notJudged(run.reason);
    const kilometres = (run.effort.distanceM / 1000).toFixed(1);
    return estimated(
      run.vdot,
      VO2MAX_BAND.run,
      `From your best ${kilometres} km, taken as all-out: your heart rate reached ` +
        `${Math.floor(run.peakShare * 100)} % of its maximum.`,
    );
  },
};
