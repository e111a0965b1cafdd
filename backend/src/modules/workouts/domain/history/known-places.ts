import type { Day } from '#analysis/load/days.js';
import { isSameClimb, type ClimbPlace } from '#analysis/places/climb-place.js';
import { routesLike, type RouteDirection } from '#analysis/places/like-route.js';
import type { Places } from '#analysis/places/places.js';

/** A workout with what it is recognised by. */
export interface PlacedWorkout extends Places {
  readonly workoutId: string;
  readonly day: Day;
}

/** One earlier time up a climb. */
export interface EarlierClimb {
  readonly workoutId: string;
  readonly day: Day;
  readonly climb: ClimbPlace;
}

/** A climb of a workout that the athlete had done before; newest first. */
export interface KnownClimb {
  readonly climb: ClimbPlace;
  readonly earlier: readonly EarlierClimb[];
}

/** Workouts that took the route of one, newest first. */
export interface KnownRoute {
  readonly direction: RouteDirection;
  readonly workoutIds: readonly string[];
}

/** So many workouts on a route are enough: those who commute have hundreds. */
const ENOUGH = 20;

/** The workouts on the route, those of its own direction first; empty where it is new. */
export function knownRoutes(places: Places, earlier: readonly PlacedWorkout[]): KnownRoute[] {
  if (places.route === null) return [];
  const isLike = routesLike(places.route);
  const found: Record<RouteDirection, string[]> = { same: [], reversed: [] };
  for (const { route, workoutId } of earlier) {
    const direction = route === null ? null : isLike(route);
    if (direction !== null) found[direction].push(workoutId);
    if (found.same.length >= ENOUGH) break;
  }
  return (['same', 'reversed'] as const).flatMap((direction) =>
    found[direction].length === 0 ? [] : [{ direction, workoutIds: found[direction] }],
  );
}

/** The highest climb that the athlete had done before; null where all are new. */
export function knownClimb(
  { climbs }: Places,
  earlier: readonly PlacedWorkout[],
): KnownClimb | null {
  for (const climb of [...climbs].sort((a, b) => b.gainM - a.gainM)) {
    const found = earlier.flatMap(({ workoutId, day, climbs: theirs }) =>
      theirs
        .filter((other) => isSameClimb(climb, other))
        .map((other) => ({ workoutId, day, climb: other })),
    );
    if (found.length > 0) return { climb, earlier: found };
  }
  return null;
}
