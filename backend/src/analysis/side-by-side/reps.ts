import { areSplits } from '../intervals/lap-splits.js';
import type { SegmentStats } from '../segments.js';

/** The parts that an athlete made, of one workout. */
export interface Parted {
  readonly intervals: readonly SegmentStats[];
  readonly laps: readonly SegmentStats[];
}

export interface RepCell {
  readonly rep: SegmentStats;
  /** Whether it is as long as that of the row's first workout, so that its effort compares. */
  readonly alike: boolean;
}

/** One rep of each workout; null for a workout that has no more of them. */
export type RepRow = readonly (RepCell | null)[];

export interface RepTable {
  readonly kind: 'work' | 'lap';
  /** How many rows every workout that has reps fills; the rest are of the longer sets alone. */
  readonly compared: number;
  readonly rows: readonly RepRow[];
}

/** Reps count as alike up to this share of their length, as in the engine's grouping. */
const SAME_TIME = 0.15;
/** Fast reps of 400 m are shorter in time and the same reps. */
const SAME_METRES = 0.03;
/** More laps than this are no longer read one by one. */
const MOST_LAPS = 60;

/** By time, or by distance: whether two reps are one step of a plan. */
export function isAlikeRep(one: SegmentStats, other: SegmentStats): boolean {
  return (
    near(one.elapsedS, other.elapsedS, SAME_TIME) ||
    (one.distanceM !== null &&
      other.distanceM !== null &&
      near(one.distanceM, other.distanceM, SAME_METRES))
  );
}

/**
 * The work intervals of two or three workouts beside each other, the first with the first; where
 * none of them has any, the laps that somebody pressed. Null where fewer than two have such parts.
 */
export function repTable(sides: readonly Parted[]): RepTable | null {
  const work = sides.map(({ intervals }) => intervals.filter(({ kind }) => kind === 'work'));
  if (work.some(({ length }) => length > 0)) return tableOf('work', work);
  const laps = sides.map(({ laps: own }) => (areSplits(own) || own.length < 2 ? [] : own));
  return laps.some(({ length }) => length > MOST_LAPS) ? null : tableOf('lap', laps);
}

function tableOf(kind: RepTable['kind'], lists: readonly (readonly SegmentStats[])[]) {
  const counts = lists.map(({ length }) => length).filter((length) => length > 0);
  if (counts.length < 2) return null;
  const rows = Array.from({ length: Math.max(...counts) }, (_, at): RepRow => {
    const first = lists.find((list) => list[at])?.[at];
    return lists.map((list) => {
      const rep = list[at];
      return rep && first ? { rep, alike: isAlikeRep(first, rep) } : null;
    });
  });
  return { kind, compared: Math.min(...counts), rows };
}

function near(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= (share * (one + other)) / 2;
}
