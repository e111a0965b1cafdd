import { marksIn } from '../math/statistics.js';
import { withinElapsed } from '../recording/device-totals.js';
import { found, type Metric } from './metric.js';

/**
 * Timer time: the seconds between first and last sample on which the timer ran, Σ running. s.
 * Never more than the device's elapsed time, as moving time.
 * Stops are those that the device names, and holes in the samples of over 60 s.
 */
export const timerTime: Metric = {
  id: 'timerTime',
  version: 2,
  unit: 's',
  channels: [],
  inputs: [],
  compute: ({ grid, recording }) => found(withinElapsed(marksIn(grid.running), recording.device)),
};
