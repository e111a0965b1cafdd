import type { DeviceSummary } from '#analysis/recording/recording.js';
import { positive } from '../finite.js';

/**
 * A device's average speed may leave standing out, not more than half of the timer time; above it
 * both sides round (ours).
 */
const MOVING_AT_LEAST = 0.5;
const ROUNDING = 1.02;
/** The mean of equal values may come out a bit above them. */
const FLOATS = 1 + 1e-9;

/**
 * A mean that the device wrote; null if it is the zero of a missing sensor, or above the maximum.
 */
export function believableMean(mean: number | null, most: number | null): number | null {
  const [value, ceiling] = [positive(mean), positive(most)];
  return value !== null && (ceiling === null || value <= ceiling * FLOATS) ? value : null;
}

/**
 * As `believableMean`; null also where the device's own distance and time say another speed.
 * `fastest` is of the samples. m/s.
 */
export function believableSpeed(
  { avgSpeedMps, maxSpeedMps, distanceM, timerS, elapsedS }: DeviceSummary,
  fastest: number | null,
): number | null {
  const mean = believableMean(avgSpeedMps, positive(maxSpeedMps) ?? fastest);
  const [metres, ran] = [positive(distanceM), positive(timerS)];
  if (mean === null || metres === null || ran === null) return mean;
  const seconds = metres / mean;
  return seconds >= MOVING_AT_LEAST * ran &&
    seconds <= ROUNDING * Math.max(ran, positive(elapsedS) ?? 0)
    ? mean
    : null;
}

/**
 * As `believableMean`; null also if normalized power is above the maximum: then spikes are in both.
 * W.
 */
export function believablePower(
  { avgPowerW, npW, maxPowerW }: DeviceSummary,
  highest: number | null,
): number | null {
  const spiked = positive(npW) !== null && believableMean(npW, maxPowerW) === null;
  return spiked ? null : believableMean(avgPowerW, positive(maxPowerW) ?? highest);
}

/** The device's maximum unless the mean is above it, else the engine's. */
export function peakOver(
  mean: number | null,
  most: number | null,
  measured: number | null,
): number | null {
  const peak = positive(most);
  return peak !== null && (mean === null || mean <= peak) ? peak : (measured ?? peak);
}
