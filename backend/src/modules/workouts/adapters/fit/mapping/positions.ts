const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

/** Degrees, by record; NaN where there is no position. */
interface Positions {
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** A position needs both coordinates, on the globe. Null without either column. */
export function positionsOf(lat: Float64Array | null, long: Float64Array | null): Positions | null {
  if (lat === null || long === null) return null;
  const latitude = new Float64Array(lat.length);
  const longitude = new Float64Array(long.length);
  for (let row = 0; row < lat.length; row += 1) {
    const y = lat[row] as number;
    const x = long[row] as number;
    const north = y / SEMICIRCLES_PER_DEGREE;
    const there = Math.abs(north) <= 90 && !Number.isNaN(x);
    latitude[row] = there ? north : Number.NaN;
    longitude[row] = there ? x / SEMICIRCLES_PER_DEGREE : Number.NaN;
  }
  return { latitude, longitude };
}
