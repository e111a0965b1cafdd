import { haversine } from '../math/haversine.js';

/** Positions of a recording by sample. Seconds, degrees; NaN where unknown. */
export interface Track {
  readonly time: Float64Array;
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
}

/** The distance between the positions of two samples. m. */
export function metresBetween({ latitude, longitude }: Track, a: number, b: number): number {
  return haversine(
    latitude[a] as number,
    longitude[a] as number,
    latitude[b] as number,
    longitude[b] as number,
  );
}
