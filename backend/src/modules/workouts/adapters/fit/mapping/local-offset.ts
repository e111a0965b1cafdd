import type { FitActivity } from '../fit-content.js';

const QUARTER_HOUR_S = 900;
const EARLIEST_S = -12 * 3600;
const LATEST_S = 14 * 3600;
/**
 * Devices write local time and UTC up to a minute apart; anything further from a quarter of an hour
 * is no zone. Ours.
 */
const TOLERANCE_S = 60;

/**
 * Offset of the athlete's clock from UTC in seconds, from activity.local_timestamp. Every zone is
 * at a quarter of an hour between -12 and +14 h; some apps write other values there (see the
 * corpus), which are no offset.
 */
export function localOffsetOf(activities: readonly FitActivity[]): number | null {
  for (const { timeS, localTimeS } of activities) {
    if (timeS === null || localTimeS === null) continue;
    const raw = localTimeS - timeS;
    const rounded = Math.round(raw / QUARTER_HOUR_S) * QUARTER_HOUR_S;
    if (Math.abs(raw - rounded) <= TOLERANCE_S && rounded >= EARLIEST_S && rounded <= LATEST_S)
      return rounded === 0 ? 0 : rounded;
  }
  return null;
}
