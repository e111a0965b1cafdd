import { marksIn } from '#analysis/math/statistics.js';
import { withinElapsed } from '#analysis/recording/device-totals.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Moving time: seconds of running timer with speed over 0.5 m/s (run) or 0.8 m/s (ride), or cadence
 * over 0, or power over 0; a change under 3 s does not count. s. Source: after GoldenCheetah's
 * TimeRiding, thresholds ours. Never more than the device's elapsed time, where only the rounding
 * of the samples' stamps would make it so. Not judged where speed, cadence and power are all
 * absent.
 */
export const movingTime: Metric = {
  id: 'movingTime',
  version: 2,
  unit: 's',
  channels: ['speed', 'cadence', 'power'],
  inputs: [],
  compute: ({ moving, recording }) =>
    moving === null
      ? notJudged(
          'Neither speed, cadence nor power was recorded, so moving cannot be told from standing.',
        )
      : found(withinElapsed(marksIn(moving), recording.device)),
};
