import { meanOverZero } from '#analysis/math/statistics.js';
import { needsWholePower } from '../gates.js';
import { judgedIf, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Average power while pedalling: mean of the seconds with power over zero. W. Not judged with under
 * 95 % of the power (the value is given).
 */
export const averagePowerNonZero: Metric = {
  id: 'averagePowerNonZero',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const { power } = session.grid.channels;
    return power === undefined
      ? notJudged(REASONS.noPower)
      : judgedIf(needsWholePower(session), meanOverZero(power), REASONS.noPower);
  },
};
