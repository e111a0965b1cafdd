import type { DeviceSummary } from './recording.js';

/**
 * Samples are stamped in whole seconds: a span of them may be this much longer than the device's
 * own clock says. s.
 */
const STAMP_S = 1;

/**
 * A device rides on after its last sample; so far apart its total and the last sample still tell
 * the same distance (ours).
 */
const SAME_DISTANCE = { share: 0.001, metres: 10 } as const;

/**
 * By so little the seconds of the samples and the device's timer count the same time: stamps are
 * whole seconds, and a device may not write one at each start and stop (ours).
 */
const SAME_TIMER = { share: 0.005, seconds: 2 } as const;

/**
 * Seconds counted from samples, where the device's elapsed time shows that only their stamps are
 * rounded: no more than it.
 */
export function withinElapsed(
  seconds: number,
  { elapsedS }: Pick<DeviceSummary, 'elapsedS'>,
): number {
  return elapsedS !== null && elapsedS > 0 && seconds - elapsedS < STAMP_S
    ? Math.min(seconds, elapsedS)
    : seconds;
}

/**
 * How long a workout took from start to end: as its device timed it, which starts before the first
 * sample and stops after the last one, and no less than its timer ran. The span of the samples
 * counts where the device names no time, or counted what its clock leapt over.
 */
export function wholeElapsed(
  span: number,
  leapt: number,
  { elapsedS, timerS }: Pick<DeviceSummary, 'elapsedS' | 'timerS'>,
): number {
  const named = elapsedS !== null && elapsedS > 0;
  const countsLeap = leapt > 0 && named && elapsedS - span >= leapt / 2;
  return Math.max(named && !countsLeap ? elapsedS : span, timerS ?? 0);
}

/**
 * The distance of a recording whose counter came to `counted`: the device's own total where both
 * tell the same. m.
 */
export function totalDistance(
  counted: number,
  { distanceM }: Pick<DeviceSummary, 'distanceM'>,
): number {
  if (distanceM === null || distanceM <= 0) return counted;
  return Math.abs(distanceM - counted) <=
    Math.max(SAME_DISTANCE.metres, SAME_DISTANCE.share * counted)
    ? distanceM
    : counted;
}

/**
 * How long the device's own timer ran, where samples that came to `counted` seconds of it cover it;
 * null where they do not, or it names none. s.
 */
export function coveredTimer(
  counted: number,
  { timerS }: Pick<DeviceSummary, 'timerS'>,
): number | null {
  if (timerS === null || timerS <= 0 || counted <= 0) return null;
  const slack = Math.max(SAME_TIMER.seconds, SAME_TIMER.share * timerS);
  return Math.abs(timerS - counted) <= slack ? timerS : null;
}
