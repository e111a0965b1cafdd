import { marksIn, maxOf } from '#analysis/math/statistics.js';
import { foundOr, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Speed comes from another sensor than distance, smoothed. m/s. */
const SMOOTHED_MPS = 0.1;

/**
 * Average speed: distance / the seconds of the samples on which the timer ran, as that of laps and
 * parts, so that they add up. m/s. Not judged where it is over the highest speed: distance then
 * counts on while time does not, as with a clock that goes wrong.
 */
export const averageSpeed: Metric = {
  id: 'averageSpeed',
  version: 2,
  unit: 'm/s',
  channels: ['distance'],
  inputs: ['distance'],
  compute({ grid }, measured) {
    const metres = measured.value('distance');
    if (metres === null) return notJudged(REASONS.noDistance);
    const seconds = marksIn(grid.running);
    const speed = seconds > 0 ? metres / seconds : null;
    const highest = grid.channels.speed === undefined ? null : maxOf(grid.channels.speed);
    return speed !== null && highest !== null && speed > highest + SMOOTHED_MPS
      ? notJudged(REASONS.timeTooShort)
      : foundOr(speed, REASONS.timerStood);
  },
};
