import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const OVER_M = 1000;

/**
 * Best pace of a run: the fastest kilometre, by the clock, interpolated between samples. s/km. A
 * second's highest speed is mostly GPS noise and is no pace. Not judged on rides and on runs of
 * under 1 km.
 */
export const bestPace: Metric = {
  id: 'bestPace',
  version: 1,
  unit: 's/km',
  channels: ['distance'],
  inputs: [],
  compute({ recording, bestEfforts }) {
    if (recording.family !== 'running') return notJudged(REASONS.onlyRuns);
    if (recording.channels.distance === undefined) return notJudged(REASONS.noDistance);
    const fastest = bestEfforts.find((effort) => effort.distanceM === OVER_M);
    return fastest === undefined
      ? notJudged('This run is shorter than the kilometre over which best pace is taken.')
      : found(fastest.seconds);
  },
};
