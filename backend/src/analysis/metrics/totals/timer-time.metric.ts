import { marksIn } from '#analysis/math/statistics.js';
import { found, type Metric } from '../metric.js';

/**
 * Timer time: the seconds between first and last sample on which the timer ran, Σ running. s.
 * Stops are those that the device names, and holes in the samples of over 60 s.
 */
export const timerTime: Metric = {
  id: 'timerTime',
  version: 1,
  unit: 's',
  channels: [],
  inputs: [],
  compute: ({ grid }) => found(marksIn(grid.running)),
};
