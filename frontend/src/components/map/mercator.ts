/** A place on the Web Mercator square: 0 to 1 from west to east and from north to south. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** Beyond it the square would have no end, degrees. */
const LAST_LATITUDE = 85.051129;
const EARTH_CIRCUMFERENCE_M = 40_075_016.686;

/** Degrees of WGS 84 to the square of Web Mercator (EPSG:3857). */
export function project(latitude: number, longitude: number): WorldPoint {
  const angle = (Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude)) * Math.PI) / 180;
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.asinh(Math.tan(angle)) / (2 * Math.PI) };
}

/** Metres on the ground that the whole width of the square would stand for at that height of it. */
export function metresAcross(y: number): number {
  return EARTH_CIRCUMFERENCE_M / Math.cosh((0.5 - y) * 2 * Math.PI);
}
