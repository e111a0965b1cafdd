import { NP_COVERAGE, NP_SHORTEST_S, wholePowerOf } from '#analysis/session/normalized-power.js';
import { xPowerOf } from '#analysis/session/x-power.js';
import { found, notJudged, type Metric } from '../metric.js';
import { NP_JUDGED_FROM_S } from './normalized-power.metric.js';
import { REASONS } from '../reasons.js';

/**
 * xPower: fourth-power mean of power under an exponentially weighted average of 25 s. W. Source:
 * Skiba; a = 25/(25 + Δ) as [GC BikeScore.cpp]. It weighs hard stretches as normalized power does,
 * with a memory that fades instead of a window. Not judged on runs, under 20 min (the value is
 * given from 60 s on), and with under 95 % of the power.
 */
export const xPower: Metric = {
  id: 'xPower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute({ grid, recording }) {
    const { power } = grid.channels;
    if (recording.family === 'running')
      return notJudged(power === undefined ? REASONS.noPower : REASONS.runningPower);
    const whole = wholePowerOf(grid);
    if (power === undefined || whole === null) return notJudged(REASONS.noRidingPower);
    if (whole.coverage < NP_COVERAGE)
      return notJudged('More than 5 % of the power data is missing, so xPower would mislead.');
    const { seconds } = whole;
    const watts = seconds < NP_SHORTEST_S ? null : xPowerOf(grid, power);
    if (watts === null) return notJudged('xPower needs at least a minute of riding.');
    return seconds < NP_JUDGED_FROM_S
      ? notJudged('xPower says little about rides of under 20 minutes.', watts)
      : found(watts);
  },
};
