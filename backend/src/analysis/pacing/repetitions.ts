import type { SegmentStats } from '../analysis.js';
import { effortOver } from '../session/mean-output.js';
import type { Session } from '../session/session.js';

/** Repetitions of one length differ by at most this share of it [grouping of repetitions]. */
const SAME_DURATION = 0.15;

/**
 * Mean efforts (W, or grade-adjusted m/s) of the largest group of work intervals of one length, in
 * their order.
 */
export function repetitionEfforts(session: Session): number[] {
  const reps = repetitionsOf(session.intervals);
  return reps.flatMap((rep) => effortOver(session, rep) ?? []);
}

/**
 * The largest group of work intervals of one length, in their order: what every word on the first,
 * the last and the trend of repetitions speaks of.
 */
export function repetitionsOf(intervals: readonly SegmentStats[]): readonly SegmentStats[] {
  const work = intervals.filter(({ kind }) => kind === 'work');
  const groups = work.map((model) =>
    work.filter((rep) => Math.abs(rep.elapsedS - model.elapsedS) <= SAME_DURATION * model.elapsedS),
  );
  return groups.reduce<readonly SegmentStats[]>(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  );
}
