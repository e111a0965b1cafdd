import type { RowRange } from '../recording/grid.js';
import { STEEPEST, type Profile } from '../session/profile.js';

/** A climb is at least this long [GC RideItem.cpp]. m. */
export const SHORTEST_CLIMB_M = 500;
/** Real ascent is measured over at least so many metres [GC]. */
const ASCENT_OVER_M = 100;

/** What counts as a climb, and what ends it. */
export interface ClimbRule {
  /** Rise over run of real ascent; flatter ends do not belong to a climb. */
  readonly ascent: number;
  /** A descent of this share of its height ends a climb. */
  readonly lostShare: number;
  /** So much of its length without real ascent ends a climb, and at least so many metres. */
  readonly flatShare: number;
  readonly flatM: number;
  readonly is: (lengthM: number, gainM: number) => boolean;
}

/**
 * Whether a slope is a climb: 500 m or longer, and steeper the shorter it is, at least 60 − 10 · km
 * metres a kilometre under 4 km and 20 from there on [GC RideItem.cpp], and no
 * steeper than a road (ours).
 */
export function isClimb(lengthM: number, gainM: number): boolean {
  const kilometres = lengthM / 1000;
  const least = kilometres < 4 ? 60 - 10 * kilometres : 20;
  return lengthM >= SHORTEST_CLIMB_M && gainM >= least * kilometres && gainM <= STEEPEST * lengthM;
}

/** The climbs of a session [GC RideItem.cpp]. */
export const CLIMB_RULE: ClimbRule = {
  ascent: 0.02,
  lostShare: 0.2,
  flatShare: 1 / 3,
  flatM: ASCENT_OVER_M,
  is: isClimb,
};

/**
 * Climbs of a profile from their foot to their top, as rows of the recording, the top inside. A
 * climb begins at a low point and goes on until a fifth of its height is lost again (and more than
 * the noise of the altitude), or until a third of its length passed without real ascent; flatter
 * ends do not belong to it. After [GC RideItem.cpp], in one pass.
 *
 * @param noiseM height that altitude may lose by its own noise
 */
export function findClimbs(profile: Profile, noiseM: number, rule: ClimbRule): RowRange[] {
  const { metres, height, rows } = profile;
  const climbs: RowRange[] = [];
  const last = rows.length - 1;
  let foot = 0;
  let top = 0;
  let ascended = 0;
  let back = 0;
  for (let at = 0; at <= last; at++) {
    const along = metres[at] as number;
    const here = height[at] as number;
    while (along - (metres[back + 1] as number) >= ASCENT_OVER_M) back++;
    const behind = Math.max(ASCENT_OVER_M, along - (metres[back] as number));
    if (here - (height[back] as number) >= rule.ascent * behind) ascended = at;
    if (here > (height[top] as number)) top = at;
    const low = height[foot] as number;
    const high = height[top] as number;
    const lost = high - here > Math.max(noiseM, rule.lostShare * (high - low));
    const flatM = Math.max(rule.flatM, rule.flatShare * (along - (metres[foot] as number)));
    const flat = along - (metres[ascended] as number) > flatM;
    if (here >= low && !lost && !flat && at < last) continue;
    // On the way down every row is a new foot: there is no climb to be looked at.
    if (top > foot) keepSteep(climbs, profile, { from: foot, to: top }, rule);
    foot = top = ascended = at;
  }
  return climbs;
}

/** Adds what is steep of a slope to the climbs if it is one. */
function keepSteep(climbs: RowRange[], profile: Profile, slope: RowRange, rule: ClimbRule): void {
  const { metres, height, rows } = profile;
  const { from, to } = steepPart(profile, slope, rule.ascent);
  const lengthM = (metres[to] as number) - (metres[from] as number);
  const gainM = (height[to] as number) - (height[from] as number);
  if (rule.is(lengthM, gainM))
    climbs.push({ from: rows[from] as number, to: (rows[to] as number) + 1 });
}

/**
 * Without the ends that rise by less than an ascent: from the lowest to the highest point of the
 * profile tilted by as much.
 */
function steepPart({ metres, height }: Profile, slope: RowRange, ascent: number): RowRange {
  let from = slope.from;
  let lowest = Infinity;
  for (let at = from; at <= slope.to; at++) {
    const tilted = (height[at] as number) - ascent * (metres[at] as number);
    if (tilted < lowest) {
      lowest = tilted;
      from = at;
    }
  }
  let to = from;
  let highest = -Infinity;
  for (let at = from; at <= slope.to; at++) {
    const tilted = (height[at] as number) - ascent * (metres[at] as number);
    if (tilted > highest) {
      highest = tilted;
      to = at;
    }
  }
  return { from, to };
}
