import { bestWindow, powerWindowsOf } from '../curves/best-window.js';
import { countFrom } from '../math/statistics.js';
import { heartRateReserve } from '../zones/zone-edges.js';
import { needsHeartRate, needsWholePower } from './gates.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

const EFFORT_S = 1200;
/** Share of the best 20 minutes that is held for an hour, and of critical power (ours). */
const OF_20_MIN = 0.95;
const OF_CRITICAL_POWER = 0.97;
/** Heart rate must have stood at this share of its reserve for so long within the 20 minutes. */
const NEAR_MAX_SHARE = 0.9;
const NEAR_MAX_S = 300;

/**
 * Estimated FTP: the greater of 0.95 · best 20 min and 0.97 · critical power, where that is judged. W. A proposal: the profile
 * is never changed by it. Source: Coggan's 20-min test; gates ours.
 * Judged only where the best 20 min were near all-out: heart rate at 90 % of its reserve for 5 min of them.
 */
export const estimatedFtp: Metric = {
  id: 'estimatedFtp',
  version: 1,
  unit: 'W',
  channels: ['power', 'heartRate'],
  inputs: ['criticalPower'],
  compute(session, measured) {
    const { grid, recording, thresholds } = session;
    const { heartRate } = grid.channels;
    const windows = powerWindowsOf(grid);
    if (recording.family === 'running') return notJudged(windows === null ? REASONS.noPower : REASONS.runningPower);
    if (windows === null) return notJudged(REASONS.noRidingPower);
    const shut = needsWholePower(session) ?? needsHeartRate(session);
    if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
    const reserve = heartRateReserve(thresholds);
    if (reserve === null) return notJudged(REASONS.noReserve);
    const window = bestWindow(windows, EFFORT_S);
    if (window === null) return notJudged('This needs twenty minutes of riding without a stop.');
    const near = reserve.rest + NEAR_MAX_SHARE * (reserve.max - reserve.rest);
    const seconds = countFrom(heartRate, near, window.from, window.to);
    if (seconds < NEAR_MAX_S) return notJudged('Your heart rate does not show that your best twenty minutes were near all-out.');
    const watts = Math.max(OF_20_MIN * window.mean, OF_CRITICAL_POWER * (measured.value('criticalPower') ?? 0));
    return found(watts, 'A proposal from your best twenty minutes; your profile stays as it is.');
  },
};
