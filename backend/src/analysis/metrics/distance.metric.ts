import { maxOf } from '../math/statistics.js';
import { totalDistance } from '../recording/device-totals.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Distance: the furthest that the mended distance counter reached, or the device's total where that tells the same (`totalDistance`). m. */
export const distance: Metric = {
  id: 'distance',
  version: 2,
  unit: 'm',
  channels: ['distance'],
  inputs: [],
  compute: ({ recording }) => {
    const values = recording.channels.distance?.values;
    const counted = values === undefined ? null : maxOf(values);
    return foundOr(counted && totalDistance(counted, recording.device), REASONS.noDistance);
  },
};
