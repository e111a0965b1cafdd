import { meanOf } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average heart rate: mean over the seconds with a heart rate; zeros and dropouts are none. bpm. Source: [GC BasicRideMetrics]. */
export const averageHeartRate: Metric = {
  id: 'averageHeartRate',
  version: 1,
  unit: 'bpm',
  channels: ['heartRate'],
  inputs: [],
  compute: ({ grid }) => foundOr(grid.channels.heartRate === undefined ? null : meanOf(grid.channels.heartRate), REASONS.noHeartRate),
};
