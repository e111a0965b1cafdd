import { marksIn } from '#analysis/math/statistics.js';
import { foundOr, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average speed: distance / the seconds of the samples on which the timer ran, as that of laps and
 * parts, so that they add up. m/s.
 */
export const averageSpeed: Metric = {
  id: 'averageSpeed',
  version: 1,
  unit: 'm/s',
  channels: ['distance'],
  inputs: ['distance'],
  compute({ grid }, measured) {
    const metres = measured.value('distance');
    if (metres === null) return notJudged(REASONS.noDistance);
    const seconds = marksIn(grid.running);
    return foundOr(seconds > 0 ? metres / seconds : null, REASONS.timerStood);
  },
};
