import { sumOf } from '../math/statistics.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Work: Σ power · 1 s / 1000 over the seconds with power. kJ. Not judged on runs. */
export const work: Metric = {
  id: 'work',
  version: 1,
  unit: 'kJ',
  channels: ['power'],
  inputs: [],
  compute({ grid, recording }) {
    const { power } = grid.channels;
    if (recording.family === 'running') return notJudged(power === undefined ? REASONS.noPower : REASONS.runningPower);
    return power === undefined ? notJudged(REASONS.noRidingPower) : found(sumOf(power) / 1000);
  },
};
