import type { Contradiction } from './contradiction.js';
import { countFrom } from '../math/statistics.js';
import type { Session } from '../session/session.js';

/** Moderate to somewhat hard on the scale of ten [Foster 2001, session RPE]. */
const EASY_RPE = 4;
/** What feels very hard to nearly everybody: minutes over this share of the maximum (ours). */
const HARD_SHARE = 0.9;
const HARD_S = 600;

/**
 * A rating of moderate effort for a workout with long minutes near the maximum: one of the two is
 * wrong. Whether heart rate fell is not asked: a strap that reads too high contradicts it as well.
 */
export function rpeUnderHeartRate({ grid, thresholds, original }: Session): Contradiction | null {
  const rpe = original.deviceReport?.rpe ?? null;
  const { heartRate } = grid.channels;
  const max = thresholds.maxHr;
  if (rpe === null || rpe > EASY_RPE || heartRate === undefined || max === null) return null;
  const hard = countFrom(heartRate, HARD_SHARE * max.value);
  if (hard < HARD_S) return null;
  return {
    kind: 'rpe-under-heart-rate',
    text:
      `You rated this workout ${rpe} of 10, but your heart rate was at 90% of your maximum or ` +
      `higher for ${Math.round(hard / 60)} min. Check the rating, or the maximum of ` +
      `${Math.round(max.value)} bpm.`,
    value: rpe,
    against: EASY_RPE,
    unit: 'of 10',
  };
}
