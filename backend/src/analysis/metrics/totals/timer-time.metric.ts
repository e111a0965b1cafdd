import { marksIn } from '#analysis/math/statistics.js';
import { coveredTimer } from '#analysis/recording/device-totals.js';
import { found, type Metric } from '../metric.js';

const COUNTED = 'Counted along the recorded samples; the timer of your device says another time.';

/**
 * Timer time: as the device's own timer says where the samples cover it, else the seconds between
 * first and last sample on which the timer ran, Σ running. s. Stops are those that the device
 * names, and holes in the samples of over 60 s.
 */
export const timerTime: Metric = {
  id: 'timerTime',
  version: 2,
  unit: 's',
  channels: [],
  inputs: [],
  compute: ({ grid, recording }) => {
    const counted = marksIn(grid.running);
    const own = coveredTimer(counted, recording.device);
    const names = (recording.device.timerS ?? 0) > 0;
    return found(own ?? counted, own === null && names ? COUNTED : undefined);
  },
};
