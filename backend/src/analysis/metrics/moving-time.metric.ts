import { marksIn } from '../math/statistics.js';
import { found, notJudged, type Metric } from './metric.js';

/**
 * Moving time: seconds of running timer with speed over 0.5 m/s (run) or 0.8 m/s (ride), or cadence over 0, or power
 * over 0; a change under 3 s does not count. s. Source: after GoldenCheetah's TimeRiding, thresholds ours.
 * Not judged where speed, cadence and power are all absent.
 */
export const movingTime: Metric = {
  id: 'movingTime',
  version: 1,
  unit: 's',
  channels: ['speed', 'cadence', 'power'],
  inputs: [],
  compute: ({ moving }) =>
    moving === null ? notJudged('Neither speed, cadence nor power was recorded, so moving cannot be told from standing.') : found(marksIn(moving)),
};
