import { nearestIndex } from '../chart/nearest.js';

/** Degrees of WGS 84. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A place on the screen, px. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/**
 * The position over time. A null point is a gap: nothing is known between the points beside it.
 */
export interface Route {
  /** Rising. */
  readonly t: readonly number[];
  readonly points: readonly (Place | null)[];
}

/**
 * The place at a time, on the line between the points beside it; null in a gap and beyond the ends.
 */
export function placeAt({ t, points }: Route, time: number): Place | null {
  const nearest = nearestIndex(t, time);
  if (nearest === null) return null;
  const before = (t[nearest] ?? 0) <= time ? nearest : nearest - 1;
  const a = points[before];
  const t0 = t[before];
  if (!a || t0 === undefined) return null;
  if (t0 === time) return a;
  const b = points[before + 1];
  const t1 = t[before + 1];
  if (!b || t1 === undefined) return null;
  const share = (time - t0) / (t1 - t0);
  return { lat: a.lat + (b.lat - a.lat) * share, lng: a.lng + (b.lng - a.lng) * share };
}

/**
 * The time at which the route passes nearest to a pixel; null where it does not pass within `reach`
 * pixels.
 */
export function timeNear(
  { t, points }: Route,
  pixel: Pixel,
  toPixel: (place: Place) => Pixel,
  reach: number,
): number | null {
  let best = reach * reach;
  let time: number | null = null;
  let before: (Pixel & { readonly t: number }) | null = null;
  points.forEach((point, index) => {
    if (!point) {
      before = null;
      return;
    }
    const { x, y } = toPixel(point);
    const here = { x, y, t: t[index] ?? 0 };
    const from = before ?? here;
    const [dx, dy] = [here.x - from.x, here.y - from.y];
    const along = dx * dx + dy * dy;
    const share =
      along > 0
        ? Math.min(1, Math.max(0, ((pixel.x - from.x) * dx + (pixel.y - from.y) * dy) / along))
        : 0;
    const away = (from.x + dx * share - pixel.x) ** 2 + (from.y + dy * share - pixel.y) ** 2;
    if (away < best) {
      best = away;
      time = from.t + (here.t - from.t) * share;
    }
    before = here;
  });
  return time;
}
