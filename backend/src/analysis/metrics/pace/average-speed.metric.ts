import { foundOr, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Average speed: distance / timer time, as devices give it. m/s. */
export const averageSpeed: Metric = {
  id: 'averageSpeed',
  version: 1,
  unit: 'm/s',
  channels: ['distance'],
  inputs: ['distance', 'timerTime'],
  compute(_session, measured) {
    const metres = measured.value('distance');
    const seconds = measured.value('timerTime');
    if (metres === null) return notJudged(REASONS.noDistance);
    return foundOr(seconds !== null && seconds > 0 ? metres / seconds : null, REASONS.timerStood);
  },
};
