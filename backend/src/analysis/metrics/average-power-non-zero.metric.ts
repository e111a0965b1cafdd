import { meanOverZero } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average power while pedalling: mean of the seconds with power over zero. W. */
export const averagePowerNonZero: Metric = {
  id: 'averagePowerNonZero',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute({ grid }) {
    const { power } = grid.channels;
    return foundOr(power === undefined ? null : meanOverZero(power), REASONS.noPower);
  },
};
