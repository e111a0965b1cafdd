import { meanOf } from '#analysis/math/statistics.js';
import { needsTemperature } from '../gates.js';
import { found, judgedIf, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average temperature at the device. °C. Where over half of the seconds have no reading it is the
 * mean that the device summed up, and told; without one it is not judged (the value of the readings
 * is given).
 */
export const averageTemperature: Metric = {
  id: 'averageTemperature',
  version: 2,
  unit: '°C',
  channels: ['temperature'],
  inputs: [],
  compute(session) {
    const { temperature } = session.grid.channels;
    const shut = temperature === undefined ? REASONS.noTemperature : needsTemperature(session);
    const { avgTempC } = session.recording.device;
    if (shut !== null && avgTempC !== null)
      return found(
        avgTempC,
        'As your device summed it up: along the way it recorded none, or too little.',
      );
    return temperature === undefined
      ? notJudged(REASONS.noTemperature)
      : judgedIf(shut, meanOf(temperature), REASONS.noTemperature);
  },
};
