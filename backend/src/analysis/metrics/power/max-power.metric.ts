import { maxOf } from '#analysis/math/statistics.js';
import { foundOr, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Highest power of any second, spikes repaired. W. */
export const maxPower: Metric = {
  id: 'maxPower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute: ({ grid }) =>
    foundOr(grid.channels.power === undefined ? null : maxOf(grid.channels.power), REASONS.noPower),
};
