import { NP_COVERAGE, wholePowerOf } from '#analysis/session/normalized-power.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Under this much normalized power is no measure of strain [Coggan]. */
export const NP_JUDGED_FROM_S = 1200;

/**
 * Normalized power: (mean of p₃₀⁴)^¼ with p₃₀ the mean over each full window of 30 s of running
 * timer. W. Source: Coggan (TrainingPeaks); full windows alone, unlike [GC Coggan.cpp], which ramps
 * up from zero. Not judged on runs, under 20 min (the value is given from 60 s on), and with under
 * 95 % of the power.
 */
export const normalizedPower: Metric = {
  id: 'normalizedPower',
  version: 1,
  unit: 'W',
  channels: ['power'],
  inputs: [],
  compute({ grid, recording }) {
    const whole = wholePowerOf(grid);
    if (recording.family === 'running')
      return notJudged(whole === null ? REASONS.noPower : REASONS.runningPower);
    if (whole === null) return notJudged(REASONS.noRidingPower);
    if (whole.coverage < NP_COVERAGE) return notJudged(REASONS.powerGaps);
    const watts = whole.normalizedW;
    if (watts === null) return notJudged('Normalized power needs at least a minute of riding.');
    return whole.seconds < NP_JUDGED_FROM_S
      ? notJudged('Normalized power says little about rides of under 20 minutes.', watts)
      : found(watts);
  },
};
