import { bestWindow, powerWindowsOf } from '#analysis/curves/best-window.js';
import { countFrom } from '#analysis/math/statistics.js';
import { rowsOf, type RowRange } from '#analysis/recording/grid.js';
import type { Session } from '#analysis/session/session.js';
import { heartRateReserve } from '#analysis/zones/zone-edges.js';
import { needsHeartRate, needsWholePower } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

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
/** Heart rate must have been at this share of its reserve for so long within the 20 minutes. */
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
    const windows = powerWindowsOf(session.grid);
    if (session.recording.family === 'running' || windows === null)
      return notJudged(noPowerOf(session, windows !== null));
    const shut = needsWholePower(session) ?? needsHeartRate(session);
    if (shut !== null) return notJudged(shut);
    const window = bestWindow(windows, EFFORT_S);
    const doubt = whyNotAllOut(session, window);
    if (window === null || doubt !== null) return notJudged(doubt ?? NO_TWENTY_MINUTES);
    const grounds = [
      { watts: bestWindow(windows, HOUR_S)?.mean ?? 0, from: 'your best hour' },
      {
        watts: OF_CRITICAL_POWER * (measured.value('criticalPower') ?? 0),
        from: 'the critical power that this ride shows',
      },
    ];
    const { watts, from } = grounds.reduce(
      (best, ground) => (ground.watts > best.watts ? ground : best),
      { watts: OF_20_MIN * window.mean, from: 'your best twenty minutes' },
    );
    return found(watts, `A proposal from ${from}; your profile stays as it is.`);
  },
};

const NO_TWENTY_MINUTES = 'This needs a recording of twenty minutes or more.';

function noPowerOf({ recording }: Session, measured: boolean): string {
  if (recording.family !== 'running') return REASONS.noRidingPower;
  return measured ? REASONS.runningPower : REASONS.noPower;
}

/** Why the best 20 minutes may not have been near all-out; null where they were. */
function whyNotAllOut(session: Session, window: RowRange | null): string | null {
  const { grid, shape, thresholds } = session;
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return REASONS.noHeartRate;
  const reserve = heartRateReserve(thresholds);
  if (reserve === null) return REASONS.noReserve;
  if (window === null) return NO_TWENTY_MINUTES;
  if (shape === 'intervals' && !isInWork(session, window))
    return (
      'Your best twenty minutes hold rests between intervals, so they say nothing about ' +
      'an hour.'
    );
  const near = reserve.rest + NEAR_MAX_SHARE * (reserve.max - reserve.rest);
  return countFrom(heartRate, near, window.from, window.to) < NEAR_MAX_S
    ? 'Your heart rate does not show that your best twenty minutes were near all-out.'
    : null;
}

function isInWork({ intervals, grid }: Session, { from, to }: RowRange): boolean {
  return intervals.some((interval) => {
    const work = rowsOf(grid, interval);
    return (
      interval.kind === 'work' &&
      Math.min(to, work.to) - Math.max(from, work.from) >= WITHIN_WORK * (to - from)
    );
  });
}
