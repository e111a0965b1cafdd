import { meanOf } from '../math/statistics.js';
import { needsTemperature } from './gates.js';
import { judgedIf, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Average temperature at the device. °C. Not judged where over half of the seconds have no reading (the value is given). */
export const averageTemperature: Metric = {
  id: 'averageTemperature',
  version: 1,
  unit: '°C',
  channels: ['temperature'],
  inputs: [],
  compute(session) {
    const { temperature } = session.grid.channels;
    return temperature === undefined ? notJudged(REASONS.noTemperature) : judgedIf(needsTemperature(session), meanOf(temperature), REASONS.noTemperature);
  },
};
