const DAY_MS = 86_400_000;
/** Noon of 1 January 2000, from which the days of astronomers are counted. */
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const RADIANS = Math.PI / 180;

/**
 * How high the sun stands above the horizon, in degrees, to a few hundredths (low-precision
 * formulas of the Astronomical Almanac, good from 1950 to 2050).
 *
 * @param ms since 1970, UTC
 */
export function sunElevation(ms: number, latitude: number, longitude: number): number {
  const days = (ms - J2000_MS) / DAY_MS;
  const anomaly = (357.528 + 0.985_600_3 * days) * RADIANS;
  const mean = 280.46 + 0.985_647_4 * days;
  const ecliptic = (mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = (23.439 - 0.000_000_4 * days) * RADIANS;
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const sidereal = (280.460_62 + 360.985_647_37 * days + longitude) * RADIANS;
  const angle = sidereal - ascension;
  const north = latitude * RADIANS;
  return (
    Math.asin(
      Math.sin(north) * Math.sin(declination) +
        Math.cos(north) * Math.cos(declination) * Math.cos(angle),
    ) / RADIANS
  );
}
