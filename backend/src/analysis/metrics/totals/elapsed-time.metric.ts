import { elapsedIn } from '#analysis/recording/clock-jumps.js';
import { notBelowDevice } from '#analysis/recording/device-totals.js';
import { found, notJudged, type Metric } from '../metric.js';

/**
 * A recording that spans so much more than the device says was not that long: a time stamp is wrong
 * (ours).
 */
const BEYOND_DEVICE_S = 3600;

/**
 * Elapsed time: last sample − first sample, stops included, leaps of the device's clock left out.
 * s. Never less than the device's own times, where only the rounding of the samples' stamps would
 * make it so. Where samples lie far outside the time that the device itself names, the device's
 * elapsed time is taken, and told.
 */
export const elapsedTime: Metric = {
  id: 'elapsedTime',
  version: 2,
  unit: 's',
  channels: [],
  inputs: [],
  compute({ recording }) {
    const { time, device } = recording;
    if (time.length === 0) return notJudged('Nothing was recorded.');
    const span = elapsedIn(recording, { from: time[0] as number, to: time.at(-1) as number });
    if (device.elapsedS === null || span <= device.elapsedS + BEYOND_DEVICE_S)
      return found(notBelowDevice(span, device));
    return found(
      device.elapsedS,
      'Some samples lie far outside the time that your device names for this workout, so its ' +
        'time is given.',
    );
  },
};
