import { climbRows, slopesUp } from '../climbs/climbs.js';
import { findClimbs, SHORTEST_CLIMB_M, type ClimbRule } from '../climbs/find-climbs.js';
import { unbroken } from '../recording/breaks.js';
import type { RowRange } from '../recording/grid.js';
import { hysteresisOf } from '../session/elevation.js';
import type { Ground } from '../session/ground.js';
import { courseOf } from '../session/course.js';
import { profileWithin, STEEPEST } from '../session/profile.js';

/**
 * A long slope rises by this much, and by this much of its length (ours: what a coach names on a
 * profile, gentler than the climbs of GoldenCheetah). m; rise over run.
 */
const LEAST_CHANGE_M = 40;
const LEAST_GRADE = 0.02;

/**
 * Long slopes go on over the loss of a fifth of their height [GC], and over flats of half their
 * length, and of 500 m in any case (ours).
 */
const LONG_SLOPE: ClimbRule = {
  ascent: 0.01,
  lostShare: 0.2,
  flatShare: 0.5,
  flatM: 500,
  is: (lengthM, gainM) => gainM >= LEAST_CHANGE_M && gainM >= LEAST_GRADE * lengthM,
};

/** A slope upwards that is as long as a climb. */
export function isLongSlope(lengthM: number, gainM: number): boolean {
  return (
    lengthM >= SHORTEST_CLIMB_M && gainM <= STEEPEST * lengthM && LONG_SLOPE.is(lengthM, gainM)
  );
}

/** Long slopes upwards, over dips and flats. */
export function longClimbRows(ground: Ground): RowRange[] {
  return slopesUp(ground, { ...LONG_SLOPE, is: isLongSlope });
}

/** Descents between the climbs: long slopes of the profile turned upside down. */
export function descentRows(ground: Ground): RowRange[] {
  const { grid, recording } = ground;
  const profile = courseOf(ground);
  if (profile === null) return [];
  const upsideDown = { ...profile, height: turnedOver(profile.height) };
  return between(climbRows(ground), grid.length)
    .flatMap((gap) => unbroken(grid, gap))
    .flatMap((gap) =>
      findClimbs(profileWithin(upsideDown, gap), hysteresisOf(recording), LONG_SLOPE),
    );
}

/** What the ranges leave of all rows; each shares its end rows with its neighbours. */
function between(ranges: readonly RowRange[], length: number): RowRange[] {
  const bounds = [{ from: 0, to: 1 }, ...ranges, { from: length - 1, to: length }];
  return bounds
    .slice(1)
    .map(({ from }, at) => ({ from: (bounds[at] as RowRange).to - 1, to: from + 1 }));
}

/** A height above a level is as far below it. */
function turnedOver(height: Float64Array): Float64Array {
  const turned = new Float64Array(height.length);
  for (let at = 0; at < turned.length; at++) turned[at] = -(height[at] as number);
  return turned;
}
