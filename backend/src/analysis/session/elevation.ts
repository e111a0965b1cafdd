import { isKnown } from '../math/known.js';
import { medianFilter } from '../math/median-filter.js';
import type { Grid } from '../recording/grid.js';
import type { Recording } from '../recording/recording.js';

/** A climb counts once it is this high above the last turning point [GC ElevationGain]. m. */
export const BAROMETRIC_HYSTERESIS_M = 3;
/** The same for altitude that GPS alone gave, after a 15 s median (ours). m. */
export const GPS_HYSTERESIS_M = 5;
export const GPS_MEDIAN_S = 15;

/**
 * Whether altitude is smooth: a device that sums up its ascent has a barometer, as a rule, and a
 * virtual world has no noise. Else it is taken as coming from GPS alone.
 */
export function isBarometric(recording: Recording): boolean {
  return (
    recording.device.ascentM !== null || recording.indoor || recording.sport.startsWith('virtual')
  );
}

/**
 * Altitude to be trusted: as recorded from a barometer, smoothed by a 15 s median otherwise; null
 * without any. m.
 */
export function trustedAltitude(recording: Recording, grid: Grid): Float64Array | null {
  const { altitude } = grid.channels;
  if (altitude === undefined) return null;
  if (isBarometric(recording)) return altitude;
  const smooth = medianFilter(altitude, GPS_MEDIAN_S);
  for (let row = 0; row < smooth.length; row++)
    if (!isKnown(altitude[row])) smooth[row] = Number.NaN;
  return smooth;
}

/** The hysteresis that fits the altitude's source. m. */
export function hysteresisOf(recording: Recording): number {
  return isBarometric(recording) ? BAROMETRIC_HYSTERESIS_M : GPS_HYSTERESIS_M;
}
