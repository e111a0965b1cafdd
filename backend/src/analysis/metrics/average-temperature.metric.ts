import { meanOf } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average temperature at the device. °C. */
export const averageTemperature: Metric = {
  id: 'averageTemperature',
  version: 1,
  unit: '°C',
  channels: ['temperature'],
  inputs: [],
  compute: ({ grid }) => foundOr(grid.channels.temperature === undefined ? null : meanOf(grid.channels.temperature), REASONS.noTemperature),
};
