import { meanOf } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average power: mean of all seconds with power, zeros (coasting) among them, stops left out. W. Source: [GC BasicRideMetrics]. */
export const averagePower: Metric = {
  id: 'averagePower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute: ({ grid }) => foundOr(grid.channels.power === undefined ? null : meanOf(grid.channels.power), REASONS.noPower),
};
