import { bestWindow, powerWindowsOf } from '../curves/best-window.js';
import { countFrom } from '../math/statistics.js';
import { rowsOf, type RowRange } from '../recording/grid.js';
import type { Session } from '../session/session.js';
import { heartRateReserve } from '../zones/zone-edges.js';
import { needsHeartRate, needsWholePower } from './gates.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

const EFFORT_S = 1200;
/** FTP is what can be held for an hour: who held more for one has a higher FTP. */
const HOUR_S = 3600;
/**
 * In an interval session the 20 minutes must be one of its intervals, up to this share at its edges
 * (ours).
 */
const WITHIN_WORK = 0.95;
/** Share of the best 20 minutes that is held for an hour, and of critical power (ours). */
const OF_20_MIN = 0.95;
const OF_CRITICAL_POWER = 0.97;
/** Heart rate must have stood at this share of its reserve for so long within the 20 minutes. */
const NEAR_MAX_SHARE = 0.9;
const NEAR_MAX_S = 300;

/**
 * Estimated FTP: the greatest of 0.95 · best 20 min, the best hour, and 0.97 · critical power,
 * where that is judged. W. A proposal: the profile is never changed by it. Source: Coggan's 20-min
 * test; gates ours. Judged only where the best 20 min were near all-out: heart rate at 90 % of its
 * reserve for 5 min of them; of an interval session only where they are one of its intervals, as
 * rests between would lower them; with 95 % of the power.
 */
export const estimatedFtp: Metric = {
  id: 'estimatedFtp',
  version: 1,
  unit: 'W',
  channels: ['power', 'heartRate'],
  inputs: ['criticalPower'],
  compute(session, measured) {
    const { grid, recording, shape, thresholds } = session;
    const { heartRate } = grid.channels;
    const windows = powerWindowsOf(grid);
    if (recording.family === 'running')
      return notJudged(windows === null ? REASONS.noPower : REASONS.runningPower);
    if (windows === null) return notJudged(REASONS.noRidingPower);
    const shut = needsWholePower(session) ?? needsHeartRate(session);
    if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
    const reserve = heartRateReserve(thresholds);
    if (reserve === null) return notJudged(REASONS.noReserve);
    const window = bestWindow(windows, EFFORT_S);
    if (window === null) return notJudged('This needs twenty minutes of riding without a stop.');
    if (shape === 'intervals' && !liesInWork(session, window))
      return notJudged(
        'Your best twenty minutes hold rests between intervals, so they say nothing about an hour.',
      );
    const near = reserve.rest + NEAR_MAX_SHARE * (reserve.max - reserve.rest);
    const seconds = countFrom(heartRate, near, window.from, window.to);
    if (seconds < NEAR_MAX_S)
      return notJudged(
        'Your heart rate does not show that your best twenty minutes were near all-out.',
      );
    const of20 = OF_20_MIN * window.mean;
    const ofHour = bestWindow(windows, HOUR_S)?.mean ?? 0;
    const ofCritical = OF_CRITICAL_POWER * (measured.value('criticalPower') ?? 0);
    const watts = Math.max(of20, ofHour, ofCritical);
    const ground =
      watts === of20
        ? 'your best twenty minutes'
        : watts === ofHour
          ? 'your best hour'
          : 'the critical power that this ride shows';
    return found(watts, `A proposal from ${ground}; your profile stays as it is.`);
  },
};

function liesInWork({ intervals, grid }: Session, { from, to }: RowRange): boolean {
  return intervals.some((interval) => {
    const work = rowsOf(grid, interval);
    return (
      interval.kind === 'work' &&
      Math.min(to, work.to) - Math.max(from, work.from) >= WITHIN_WORK * (to - from)
    );
  });
}
