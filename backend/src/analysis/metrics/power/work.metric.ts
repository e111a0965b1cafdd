import { sumOf } from '#analysis/math/statistics.js';
import { needsWholePower } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Work: Σ power · 1 s / 1000 over the seconds with power. kJ. Not judged on runs, and with under 95
 * % of the power.
 */
export const work: Metric = {
  id: 'work',
  version: 1,
  unit: 'kJ',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const { grid, recording } = session;
    const { power } = grid.channels;
    if (recording.family === 'running')
      return notJudged(power === undefined ? REASONS.noPower : REASONS.runningPower);
    if (power === undefined) return notJudged(REASONS.noRidingPower);
    const shut = needsWholePower(session);
    return shut === null ? found(sumOf(power) / 1000) : notJudged(shut);
  },
};
