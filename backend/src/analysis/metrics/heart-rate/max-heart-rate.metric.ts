import { maxOf } from '#analysis/math/statistics.js';
import { foundOr, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Highest heart rate of any second, impossible readings left out. bpm. */
export const maxHeartRate: Metric = {
  id: 'maxHeartRate',
  version: 1,
  unit: 'bpm',
  channels: ['heartRate'],
  inputs: [],
  compute: ({ grid }) =>
    foundOr(
      grid.channels.heartRate === undefined ? null : maxOf(grid.channels.heartRate),
      REASONS.noHeartRate,
    ),
};
