import type { Place, Route } from '#components/map/route.js';
import type { Stream } from '../chart/streams.js';

/**
 * A break in the fix that lasts longer is not bridged, seconds; in a tunnel the way is unknown.
 */
const LONGEST_BRIDGE_S = 30;

/** The positions of a recording; they share their samples. */
export interface Positions {
  readonly latitude: Stream;
  readonly longitude: Stream;
}

/** The route; null where fewer than two places are known. */
export function routeOf({ latitude, longitude }: Positions): Route | null {
  const t: number[] = [];
  const points: (Place | null)[] = [];
  let known = 0;
  latitude.t.forEach((second, index) => {
    const [north, east] = [latitude.v[index] ?? null, longitude.v[index] ?? null];
    const before = t.at(-1);
    const isKnown = north !== null && east !== null;
    if (isKnown && before !== undefined && second - before > LONGEST_BRIDGE_S && points.at(-1)) {
      t.push((before + second) / 2);
      points.push(null);
    }
    t.push(second);
    points.push(isKnown ? { lat: north, lng: east } : null);
    if (isKnown) known += 1;
  });
  return known > 1 ? { t, points } : null;
}
