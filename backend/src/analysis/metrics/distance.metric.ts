import { maxOf } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Distance: the furthest that the mended distance counter reached. m. */
export const distance: Metric = {
  id: 'distance',
  version: 1,
  unit: 'm',
  channels: ['distance'],
  inputs: [],
  compute: ({ recording }) => {
    const values = recording.channels.distance?.values;
    return foundOr(values === undefined ? null : maxOf(values), REASONS.noDistance);
  },
};
