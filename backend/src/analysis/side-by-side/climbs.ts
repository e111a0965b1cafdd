import { isSameClimb, type ClimbPlace } from '../places/climb-place.js';
import type { Climb } from '../segments.js';

/** The climbs of one workout in their order, and where those are that have positions. */
export interface PlacedClimbs {
  readonly climbs: readonly Climb[];
  readonly places: readonly ClimbPlace[];
}

/** How it is known that two climbs are one hill. */
export type SameHill = 'place' | 'size';

export interface ClimbMatch {
  readonly one: Climb;
  readonly other: Climb;
  readonly by: SameHill;
}

export interface ClimbCell {
  readonly climb: Climb;
  /** How it is known to be the hill of the row's first workout; null for another hill. */
  readonly sameHill: SameHill | null;
}

/** One climb of each workout; null for a workout that has no more of them. */
export type ClimbRow = readonly (ClimbCell | null)[];

/** Where no position tells, length and height must agree better than by place (ours). Share. */
const SAME_SIZE = 0.04;

/**
 * The climbs that two workouts share, in the order of the first. Each ascent is taken once, so that
 * the second time up a hill is held against the second time.
 */
export function matchClimbs(one: PlacedClimbs, other: PlacedClimbs): readonly ClimbMatch[] {
  const free = [...other.climbs];
  return one.climbs.flatMap((climb): readonly ClimbMatch[] => {
    for (const by of ['place', 'size'] as const) {
      const at = free.findIndex((candidate) => sameHill(one, climb, other, candidate) === by);
      const found = free[at];
      if (!found) continue;
      free.splice(at, 1);
      return [{ one: climb, other: found, by }];
    }
    return [];
  });
}

/**
 * The climbs of two or three workouts beside each other, in the order of the first one that has
 * any. Hills that it shares with another are in one row; the other climbs fill the rows in their
 * order and are marked as other hills.
 */
export function climbRows(sides: readonly PlacedClimbs[]): readonly ClimbRow[] {
  const lead = sides.findIndex(({ climbs }) => climbs.length > 0);
  const base = sides[lead];
  if (!base) return [];
  const matched = sides.map((side, at) => (at > lead ? matchClimbs(base, side) : []));
  const left = sides.map((side, at) => {
    const taken = new Set(matched[at]?.map(({ other }) => other));
    return at > lead ? side.climbs.filter((climb) => !taken.has(climb)) : [];
  });
  const rows = base.climbs.map((climb): ClimbRow =>
    sides.map((_side, at): ClimbCell | null => {
      if (at === lead) return { climb, sameHill: 'place' };
      const match = matched[at]?.find(({ one }) => one === climb);
      if (match) return { climb: match.other, sameHill: match.by };
      const next = left[at]?.shift();
      return next ? { climb: next, sameHill: null } : null;
    }),
  );
  const rest = sides.map(({ places }, at) => ({ climbs: left[at] ?? [], places }));
  return [...rows, ...climbRows(rest)];
}

function sameHill(
  { places: ownPlaces }: PlacedClimbs,
  one: Climb,
  { places: theirPlaces }: PlacedClimbs,
  other: Climb,
): SameHill | null {
  const [here, there] = [placeOf(ownPlaces, one), placeOf(theirPlaces, other)];
  if (here && there) return isSameClimb(here, there) ? 'place' : null;
  return near(one.lengthM, other.lengthM) && near(one.gainM, other.gainM) ? 'size' : null;
}

function placeOf(places: readonly ClimbPlace[], { index }: Climb): ClimbPlace | undefined {
  return places.find((place) => place.index === index);
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_SIZE * Math.max(one, other);
}
