import { marksIn } from '#analysis/math/statistics.js';
import { withinElapsed } from '#analysis/recording/device-totals.js';
import { ENOUGH } from '#analysis/session/enough-data.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * Moving time: seconds of running timer with speed over 0.5 m/s (run) or 0.8 m/s (ride), or cadence
 * over 0, or power over 0; a change under 3 s does not count. s. Source: after GoldenCheetah's
 * TimeRiding, thresholds ours. Never more than the device's elapsed time, where only the rounding
 * of the samples' stamps would make it so, nor than `timerTime`. Not judged where speed, cadence and power are all
 * absent, or cadence is all there is and turns for less than half of the time.
 */
export const movingTime: Metric = {
  id: 'movingTime',
  version: 4,
  unit: 's',
  channels: ['speed', 'cadence', 'power'],
  inputs: ['timerTime'],
  compute: ({ moving, recording, grid }, measured) => {
    if (moving === null)
      return notJudged(
        'Neither speed, cadence nor power was recorded, so moving cannot be told from standing.',
      );
    const seconds = marksIn(moving);
    const { speed, power } = grid.channels;
    // Who walks on a treadmill with no speed is often no step to the sensor.
    const byCadenceAlone = speed === undefined && power === undefined;
    if (byCadenceAlone && seconds < ENOUGH.scantShare * marksIn(grid.running))
      return notJudged(
        'Cadence alone was recorded, and for too little of the time to tell moving from standing.',
      );
    const timer = measured.value('timerTime') ?? seconds;
    return found(Math.min(withinElapsed(seconds, recording.device), timer));
  },
};
