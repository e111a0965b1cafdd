import type { ZoneTime } from '../analysis.js';
import type { IntensitySeconds } from '../load/polarization.js';

/** Low is everything under zone 3, high everything over it. */
const LOW: ReadonlySet<ZoneTime['zone']> = new Set(['below', 1, 2]);
const MID: ReadonlySet<ZoneTime['zone']> = new Set([3]);

/**
 * Seconds of low, mid and high intensity from times in heart-rate zones: an approximation of
 * Seiler's three zones, whose borders are ventilatory thresholds that no device knows. The borders
 * here are 70 and 80 % of the reserve on rides, 75 and 85 % on runs.
 */
export function intensityDistribution(zones: readonly ZoneTime[]): IntensitySeconds {
  const secondsIn = (counts: (zone: ZoneTime['zone']) => boolean): number =>
    zones.reduce((sum, { zone, seconds }) => sum + (counts(zone) ? seconds : 0), 0);
  return {
    low: secondsIn((zone) => LOW.has(zone)),
    mid: secondsIn((zone) => MID.has(zone)),
    high: secondsIn((zone) => !LOW.has(zone) && !MID.has(zone)),
  };
}
