import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Average pace of a run: 1000 / average speed. s/km. Not judged on rides. */
export const averagePace: Metric = {
  id: 'averagePace',
  version: 1,
  unit: 's/km',
  channels: ['distance'],
  inputs: ['averageSpeed'],
  compute({ recording }, measured) {
    if (recording.family !== 'running') return notJudged(REASONS.onlyRuns);
    const { value: speed, reason } = measured.result('averageSpeed');
    if (speed === null) return notJudged(reason ?? REASONS.noDistance);
    return speed <= 0 ? notJudged('No metre of distance was covered.') : found(1000 / speed);
  },
};
