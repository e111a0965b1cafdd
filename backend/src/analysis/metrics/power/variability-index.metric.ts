import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Variability index: normalized power / average power. Ratio. Source: Coggan. No mean of fourth
 * powers is under the mean; seconds lost at the edges of the windows can make it seem so, and it
 * is given as 1. Not judged where normalized power is not, and on interval sessions, where it is
 * high by design (the value is given).
 */
export const variabilityIndex: Metric = {
  id: 'variabilityIndex',
  version: 1,
  unit: 'ratio',
  channels: ['power'],
  inputs: ['normalizedPower', 'averagePower'],
  compute({ shape }, measured) {
    const normalized = measured.result('normalizedPower');
    const average = measured.value('averagePower');
    if (normalized.value === null) return notJudged(normalized.reason ?? REASONS.noRidingPower);
    if (average === null || average <= 0) return notJudged(REASONS.noRidingPower);
    const index = Math.max(1, normalized.value / average);
    if (!normalized.applicable) return notJudged(normalized.reason ?? REASONS.noRidingPower, index);
    return shape === 'intervals' ? notJudged(REASONS.intervalSession, index) : found(index);
  },
};
