import { countFrom } from '#analysis/math/statistics.js';
import { THRESHOLD_ZONE_SHARE } from '#analysis/zones/zone-edges.js';
import { needsWholePower } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Time above threshold: seconds of power in zone 4 or higher, from 90 % of FTP on. s.
 * Not judged on runs, without FTP, and with under 95 % of the power.
 */
export const timeAboveThreshold: Metric = {
  id: 'timeAboveThreshold',
  version: 1,
  unit: 's',
  channels: ['power'],
  inputs: [],
  compute(session) {
    const { grid, recording, thresholds } = session;
    const { power } = grid.channels;
    if (recording.family === 'running')
      return notJudged(power === undefined ? REASONS.noPower : REASONS.runningPower);
    if (power === undefined) return notJudged(REASONS.noRidingPower);
    if (thresholds.ftpW === null) return notJudged(REASONS.noFtp);
    const shut = needsWholePower(session);
    if (shut !== null) return notJudged(shut);
    const from = thresholds.ftpW.value * THRESHOLD_ZONE_SHARE;
    return found(countFrom(power, from));
  },
};
