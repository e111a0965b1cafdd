import type { Climb } from '../segments.js';
import { haversine } from '../math/haversine.js';
import { rowAt } from '../recording/grid.js';
import type { Ground } from '../session/ground.js';

/** Degrees, north and east. */
export type Position = readonly [latitude: number, longitude: number];

/** A climb with where it is. Metres, seconds, W, bpm; null where not measured. */
export interface ClimbPlace {
  /** Its place among the climbs of the workout. */
  readonly index: number;
  readonly foot: Position;
  readonly top: Position;
  readonly lengthM: number;
  readonly gainM: number;
  readonly seconds: number;
  readonly powerW: number | null;
  readonly heartRate: number | null;
}

/** Ends of one climb are found within so much of its length, and within GPS's own error (ours). */
const END_SHARE = 0.06;
const END_M = 80;
/** Length and height of one climb differ by less (ours). Share. */
const SAME_SIZE = 0.1;
/** About a metre. */
const DIGITS = 1e5;

/** Where the climbs of a session are; those without a position at an end are left out. */
export function climbPlacesOf(
  { grid }: Pick<Ground, 'grid'>,
  climbs: readonly Climb[],
): readonly ClimbPlace[] {
  const { latitude, longitude } = grid.channels;
  if (!latitude || !longitude) return [];
  const position = (second: number): Position | null => {
    const row = Math.min(rowAt(grid, second), grid.length - 1);
    const [north, east] = [latitude[row] as number, longitude[row] as number];
    return Number.isFinite(north) && Number.isFinite(east)
      ? [Math.round(north * DIGITS) / DIGITS, Math.round(east * DIGITS) / DIGITS]
      : null;
  };
  return climbs.flatMap((climb) => {
    const [foot, top] = [position(climb.from), position(climb.to)];
    if (foot === null || top === null) return [];
    return [
      {
        ...{ index: climb.index, foot, top },
        lengthM: Math.round(climb.lengthM),
        gainM: Math.round(climb.gainM),
        seconds: climb.elapsedS,
        powerW: climb.avgPowerW,
        heartRate: climb.avgHr,
      },
    ];
  });
}

/** Whether two climbs are one: its foot and its top at the same places, as long and as high. */
export function isSameClimb(one: ClimbPlace, other: ClimbPlace): boolean {
  const near = Math.max(END_M, END_SHARE * one.lengthM);
  return (
    isAlike(one.lengthM, other.lengthM) &&
    isAlike(one.gainM, other.gainM) &&
    metresBetween(one.foot, other.foot) <= near &&
    metresBetween(one.top, other.top) <= near
  );
}

/**
 * Seconds by which two times up a climb differ for its ends alone, which are found within the
 * difference of its lengths.
 */
export function secondsOfEnds(one: ClimbPlace, other: ClimbPlace): number {
  return (Math.abs(one.lengthM - other.lengthM) / one.lengthM) * one.seconds;
}

function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_SIZE * Math.max(one, other);
}

function metresBetween(one: Position, other: Position): number {
  return haversine(...one, ...other);
}
