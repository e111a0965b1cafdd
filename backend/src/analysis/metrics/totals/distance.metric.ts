import { maxOf } from '#analysis/math/statistics.js';
import { totalDistance } from '#analysis/recording/device-totals.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const OWN_TOTAL =
  'Counted along the recorded samples, as laps and averages are; your device’s own total is ' +
  'another one.';

/**
 * Distance: the furthest that the mended distance counter reached, or the device's own total where
 * both tell the same (`totalDistance`); told where its total is another. m.
 */
export const distance: Metric = {
  id: 'distance',
  version: 3,
  unit: 'm',
  channels: ['distance'],
  inputs: [],
  compute: ({ recording }) => {
    const values = recording.channels.distance?.values;
    const counted = values === undefined ? null : maxOf(values);
    if (counted === null) return notJudged(REASONS.noDistance);
    const own = recording.device.distanceM ?? 0;
    const total = totalDistance(counted, recording.device);
    return found(total, own > 0 && total !== own ? OWN_TOTAL : undefined);
  },
};
