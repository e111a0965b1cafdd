import type { RowRange } from '../recording/grid.js';
import type { Profile } from '../session/profile.js';

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
 * metres a kilometre under 4 km and 20 from there on. Source: [GC RideItem.cpp].
 */
export function isClimb(lengthM: number, gainM: number): boolean {
  const kilometres = lengthM / 1000;
  const least = kilometres < 4 ? 60 - 10 * kilometres : 20;
  return lengthM >= SHORTEST_CLIMB_M && gainM >= least * kilometres;
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
export function findClimbs(
  profile: Profile,
  noiseM: number,
  rule: ClimbRule = CLIMB_RULE,
): RowRange[] {
  const { metres, height, rows } = profile;
  const climbs: RowRange[] = [];
  const rise = (from: number, to: number): number =>
    (height[to] as number) - (height[from] as number);
  const run = (from: number, to: number): number =>
    (metres[to] as number) - (metres[from] as number);
  let foot = 0;
  let top = 0;
  let ascended = 0;
  let back = 0;
  for (let at = 0; at < rows.length; at++) {
    while (run(back + 1, at) >= ASCENT_OVER_M) back++;
    if (rise(back, at) >= rule.ascent * Math.max(ASCENT_OVER_M, run(back, at))) ascended = at;
    if (rise(top, at) > 0) top = at;
    const under = rise(foot, at) < 0;
    const lost = -rise(top, at) > Math.max(noiseM, rule.lostShare * rise(foot, top));
    const flat = run(ascended, at) > Math.max(rule.flatM, rule.flatShare * run(foot, at));
    if (!under && !lost && !flat && at < rows.length - 1) continue;
    const climb = steepPart(profile, { from: foot, to: top }, rule.ascent);
    if (rule.is(run(climb.from, climb.to), rise(climb.from, climb.to)))
      climbs.push({ from: rows[climb.from] as number, to: (rows[climb.to] as number) + 1 });
    foot = top = ascended = at;
  }
  return climbs;
}

/**
 * Without the ends that rise by less than an ascent: from the lowest to the highest point of the
 * profile tilted by as much.
 */
function steepPart({ metres, height }: Profile, slope: RowRange, ascent: number): RowRange {
  const tilted = (at: number): number => (height[at] as number) - ascent * (metres[at] as number);
  let from = slope.from;
  for (let at = from; at <= slope.to; at++) if (tilted(at) < tilted(from)) from = at;
  let to = from;
  for (let at = from; at <= slope.to; at++) if (tilted(at) > tilted(to)) to = at;
  return { from, to };
}
