/** Mean radius of the Earth (IUGG), metres. */
const EARTH_RADIUS_M = 6_371_008.8;

/** Of a meridian, and of the equator; rounded up. */
export const METRES_PER_DEGREE = 111_196;

/** Great-circle distance in metres between two positions in degrees. */
export function haversine(
  latitudeA: number,
  longitudeA: number,
  latitudeB: number,
  longitudeB: number,
): number {
  const radians = Math.PI / 180;
  const a = latitudeA * radians;
  const b = latitudeB * radians;
  const h =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(((longitudeB - longitudeA) * radians) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
