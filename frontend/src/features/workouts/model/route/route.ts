import { project } from '#components/map/mercator.js';
import type { Route } from '#components/map/route.js';
import type { Stream } from '../chart/streams.js';

/**
 * A break in the fix that lasts longer is not bridged, seconds; in a tunnel nobody knows the way.
 */
const LONGEST_BRIDGE_S = 30;

/** The positions of a recording; they share their samples. */
export interface Positions {
  readonly latitude: Stream;
  readonly longitude: Stream;
}

/** The route on the world's square; null where it is not known in two places at least. */
export function routeOf({ latitude, longitude }: Positions): Route | null {
  const t: number[] = [];
  const points: (ReturnType<typeof project> | null)[] = [];
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
    points.push(isKnown ? project(north, east) : null);
    if (isKnown) known += 1;
  });
  return known > 1 ? { t, points } : null;
}
