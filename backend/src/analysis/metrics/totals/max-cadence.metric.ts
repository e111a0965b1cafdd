import { maxOf } from '#analysis/math/statistics.js';
import { foundOr, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Highest cadence of any second, impossible readings left out. rpm, or steps/min of both feet. */
export const maxCadence: Metric = {
  id: 'maxCadence',
  version: 1,
  unit: { cycling: 'rpm', running: 'steps/min' },
  channels: ['cadence'],
  inputs: [],
  compute: ({ grid }) =>
    foundOr(
      grid.channels.cadence === undefined ? null : maxOf(grid.channels.cadence),
      REASONS.noCadence,
    ),
};
