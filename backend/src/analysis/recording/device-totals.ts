import type { DeviceSummary } from './recording.js';

/**
 * Samples are stamped in whole seconds: a span of them may be this much longer than the device's
 * own clock says. s.
 */
const STAMP_S = 1;

/** Both ends of a span may be cut so. s. */
const BOTH_STAMPS_S = 2 * STAMP_S;

/**
 * A device rides on after its last sample; so far apart its total and the last sample still tell
 * the same distance (ours).
 */
const SAME_DISTANCE = { share: 0.001, metres: 10 } as const;

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
 * A span of samples where the device's clock shows that only their stamps cut it short: no less
 * than its elapsed and its timer time.
 */
export function notBelowDevice(
  seconds: number,
  { elapsedS, timerS }: Pick<DeviceSummary, 'elapsedS' | 'timerS'>,
): number {
  const own = Math.max(elapsedS ?? 0, timerS ?? 0);
  return own - seconds <= BOTH_STAMPS_S ? Math.max(seconds, own) : seconds;
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
