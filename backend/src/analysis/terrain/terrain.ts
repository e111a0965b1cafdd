import type { Climb, SegmentStats } from '../segments.js';

export type TerrainKind = 'climb' | 'descent' | 'flat' | 'rolling';

/**
 * A part of the course of one kind, with what happened on it. Together the parts cover the
 * recording from end to end. Metres, seconds, m/h; null where not measured.
 */
export interface TerrainSegment extends Omit<
  SegmentStats,
  'kind' | 'trigger' | 'channels' | 'maxPowerW' | 'normalizedPowerW'
> {
  readonly kind: TerrainKind;
  /** Place in `climbs` of the climb that the segment is; null for other kinds. */
  readonly climb: number | null;
  /** Height at the end less height at the start. */
  readonly changeM: number;
  /**
   * Metres climbed and descended; over all segments they sum up to the totals of the session.
   */
  readonly ascentM: number;
  readonly descentM: number;
  /** Null over 40 % either way, and where a clock jump or a stop of over an hour is inside. */
  readonly gradePercent: number | null;
  /**
   * Metres of height in an hour of moving: climbed (VAM), or below zero descended. Null where the
   * grade is.
   */
  readonly climbRateMPerH: number | null;
  /** Moving seconds without pedalling, in percent; rides with cadence or power only. */
  readonly coastingPercent: number | null;
}

/** Slopes that belong together over dips and flats, with the climbs that it holds. */
export interface MainClimb extends Climb {
  /** Places in `climbs`; empty for a long slope that is too gentle for one. */
  readonly climbs: readonly number[];
}

/** One time up a hill. */
export type ClimbTime = Pick<
  Climb,
  | 'from'
  | 'to'
  | 'lengthM'
  | 'gainM'
  | 'elapsedS'
  | 'movingS'
  | 'climbRateMPerH'
  | 'avgPowerW'
  | 'avgHr'
  | 'avgCadence'
>;

/** The same hill, climbed more than once. */
export interface ClimbRepeat {
  /** Whether positions say that it is the same hill, or only its length and height. */
  readonly by: 'position' | 'size';
  readonly lengthM: number;
  readonly gainM: number;
  /** Each time from foot to top, in their order. */
  readonly times: readonly ClimbTime[];
}

/** The course of a session by altitude and distance, its values to six digits. */
export interface Terrain {
  readonly segments: readonly TerrainSegment[];
  /** Only those that are more than one climb of `climbs`. */
  readonly mainClimbs: readonly MainClimb[];
  readonly repeats: readonly ClimbRepeat[];
}
