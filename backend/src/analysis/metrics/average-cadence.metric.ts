import { meanOverZero } from '../math/statistics.js';
import { foundOr, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average cadence: mean of the seconds with cadence over zero. rpm, or steps/min of both feet. Source: [GC BasicRideMetrics]. */
export const averageCadence: Metric = {
  id: 'averageCadence',
  version: 1,
  unit: { cycling: 'rpm', running: 'steps/min' },
  channels: ['cadence'],
  inputs: [],
  compute({ grid }) {
    const { cadence } = grid.channels;
    return foundOr(cadence === undefined ? null : meanOverZero(cadence), REASONS.noCadence);
  },
};
