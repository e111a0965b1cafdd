import { maxOf } from '#analysis/math/statistics.js';
import { totalDistance } from '#analysis/recording/device-totals.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const OWN_TOTAL =
  'Counted along the recorded samples, as laps and averages are; your device’s own total is ' +
  'another one.';

/**
 * Distance: the furthest that the mended distance counter reached; told where the device's own
 * total is another. m.
 */
export const distance: Metric = {
  id: 'distance',
  version: 2,
  unit: 'm',
  channels: ['distance'],
  inputs: [],
  compute: ({ recording }) => {
    const values = recording.channels.distance?.values;
    const counted = values === undefined ? null : maxOf(values);
    if (counted === null) return notJudged(REASONS.noDistance);
    const total = recording.device.distanceM ?? 0;
    return found(
      counted,
      total > 0 && totalDistance(counted, recording.device) !== total ? OWN_TOTAL : undefined,
    );
  },
};
