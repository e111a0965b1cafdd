import type { Climb } from '../segments.js';
import type { Ground } from '../session/ground.js';
import { climbPlacesOf, type ClimbPlace } from './climb-place.js';
import { routeOf } from './route-of.js';
import type { Route } from './route.js';

/**
 * Where a workout was, as far as earlier and later ones are recognised by it. No page
 * and no model is given it; it leaves the server only with all else in the athlete's own export.
 */
export interface Places {
  readonly route: Route | null;
  readonly climbs: readonly ClimbPlace[];
}

/** The places of a session; null where it has no positions. */
export function placesOf(ground: Ground, climbs: readonly Climb[]): Places | null {
  const route = routeOf(ground);
  const places = climbPlacesOf(ground, climbs);
  return route === null && places.length === 0 ? null : { route, climbs: places };
}
