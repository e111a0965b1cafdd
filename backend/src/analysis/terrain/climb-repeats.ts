import type { Climb } from '../analysis.js';
import { isKnown } from '../math/known.js';
import { haversine } from '../math/haversine.js';
import { rowAt } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';
import type { ClimbRepeat, ClimbTime, MainClimb } from './terrain.js';

/** Climbs of one hill are alike in length and height within this share (ours) … */
const SAME_SIZE = 0.25;
/** … and without positions within this, for nothing else tells hills apart (ours). */
const SAME_SIZE_ALONE = 0.1;
/** Foot and top are found this far apart on one hill, or by this share of its length (ours). m. */
const SAME_PLACE_M = 150;
const SAME_PLACE_SHARE = 0.15;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Placed {
  readonly climb: Climb;
  readonly foot: Place | null;
  readonly top: Place | null;
}

/**
 * The hills that were climbed more than once: by their positions, or without them by their length
 * and height. A main climb counts in place of the climbs that it holds.
 */
export function climbRepeats(
  ground: Ground,
  single: readonly Climb[],
  mainClimbs: readonly MainClimb[],
): ClimbRepeat[] {
  const held = new Set(mainClimbs.flatMap(({ climbs }) => climbs));
  const main = repeatsAmong(
    ground,
    [...single.filter(({ index }) => !held.has(index)), ...mainClimbs].sort(
      (a, b) => a.from - b.from,
    ),
  );
  const alone = repeatsAmong(ground, single);
  // A set of single climbs says more than one long climb that happens to hold some of them.
  return timesIn(alone) > timesIn(main) ? alone : main;
}

function timesIn(repeats: readonly ClimbRepeat[]): number {
  return repeats.reduce((sum, { times }) => sum + times.length, 0);
}

function repeatsAmong(ground: Ground, climbs: readonly Climb[]): ClimbRepeat[] {
  let left = climbs.map((climb) => placed(ground, climb));
  const repeats: ClimbRepeat[] = [];
  while (left.length > 1) {
    const model = left[0] as Placed;
    const group = left.filter((one) => one === model || isSameHill(model, one));
    left = left.filter((one) => !group.includes(one));
    if (group.length > 1) repeats.push(repeatOf(group));
  }
  return repeats;
}

function repeatOf(group: readonly Placed[]): ClimbRepeat {
  const times = group.map(({ climb }) => climb);
  const mean = (read: (climb: Climb) => number): number =>
    times.reduce((sum, climb) => sum + read(climb), 0) / times.length;
  return {
    by: group.every(({ foot, top }) => foot !== null && top !== null) ? 'position' : 'size',
    lengthM: mean(({ lengthM }) => lengthM),
    gainM: mean(({ gainM }) => gainM),
    times: times.map(timeOf),
  };
}

function timeOf(climb: Climb): ClimbTime {
  const { from, to, lengthM, gainM, elapsedS, movingS } = climb;
  const { climbRateMPerH, avgPowerW, avgHr, avgCadence } = climb;
  return {
    from,
    to,
    lengthM,
    gainM,
    elapsedS,
    movingS,
    climbRateMPerH,
    avgPowerW,
    avgHr,
    avgCadence,
  };
}

function placed({ grid }: Ground, climb: Climb): Placed {
  const { latitude, longitude } = grid.channels;
  const at = (second: number): Place | null => {
    const row = rowAt(grid, second);
    const [north, east] = [latitude?.[row], longitude?.[row]];
    return isKnown(north) && isKnown(east) ? { latitude: north, longitude: east } : null;
  };
  return { climb, foot: at(climb.from), top: at(climb.to) };
}

function isSameHill(a: Placed, b: Placed): boolean {
  const size = (share: number): boolean =>
    isNear(a.climb.lengthM, b.climb.lengthM, share) && isNear(a.climb.gainM, b.climb.gainM, share);
  if (a.foot === null || a.top === null || b.foot === null || b.top === null)
    return size(SAME_SIZE_ALONE);
  const apart = Math.max(SAME_PLACE_M, SAME_PLACE_SHARE * a.climb.lengthM);
  return (
    size(SAME_SIZE) &&
    metresBetween(a.foot, b.foot) <= apart &&
    metresBetween(a.top, b.top) <= apart
  );
}

function isNear(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

function metresBetween(a: Place, b: Place): number {
  return haversine(a.latitude, a.longitude, b.latitude, b.longitude);
}
