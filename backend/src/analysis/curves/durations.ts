/** Durations that athletes ask for, seconds. */
export const ASKED_DURATIONS_S: readonly number[] = [
  1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720, 900,
  1200, 1500, 1800, 2400, 2700, 3600, 5400, 7200, 10_800, 14_400, 18_000, 21_600,
];
/**
 * Step of the logarithmic grid in between: each duration at most this much longer than the one
 * before.
 */
const STEP = 1.12;

/** A log-spaced grid of whole seconds up to `longest`, the usual durations among them; rising. */
export function durationsUpTo(longest: number): number[] {
  const durations = new Set(ASKED_DURATIONS_S.filter((duration) => duration <= longest));
  for (
    let duration = 1;
    duration <= longest;
    duration = Math.max(duration + 1, Math.round(duration * STEP))
  )
    durations.add(duration);
  if (longest >= 1) durations.add(Math.floor(longest));
  return [...durations].sort((a, b) => a - b);
}
