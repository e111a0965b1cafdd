import { maxOf } from '#analysis/math/statistics.js';
import { foundOr, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Highest speed of any second, impossible speeds left out (12.5 m/s on foot, 35 m/s on a ride).
 * m/s.
 */
export const maxSpeed: Metric = {
  id: 'maxSpeed',
  version: 1,
  unit: 'm/s',
  channels: ['speed'],
  inputs: [],
  compute: ({ grid }) =>
    foundOr(grid.channels.speed === undefined ? null : maxOf(grid.channels.speed), REASONS.noSpeed),
};
