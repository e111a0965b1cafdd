import type { Segment } from '../analysis.js';
import type { Workout } from '../workout.js';
import type { Compared } from './names.js';

/** Parts of the workouts that answer each other. */
export interface SegmentPairs {
  readonly kind: 'work' | 'lap';
  /** One list for each workout, all of one length. */
  readonly segments: readonly (readonly Segment[])[];
}

/** More laps than this are no longer read one by one. */
const MOST_LAPS = 60;

/** Hard parts where each workout has as many, else laps; null where neither answer each other. */
export function segmentPairs(workouts: readonly Compared[]): SegmentPairs | null {
  const work = workouts.map(({ workout }) => workParts(workout));
  if (asMany(work)) return { kind: 'work', segments: work };
  const laps = workouts.map(({ workout }) => workout.analysis.laps);
  return work.every(({ length }) => length === 0) &&
    asMany(laps) &&
    (laps[0]?.length ?? 0) <= MOST_LAPS
    ? { kind: 'lap', segments: laps }
    : null;
}

/** Why there is no table of parts. */
export function noPairs(workouts: readonly Compared[]): string {
  const counts = workouts.map(
    ({ workout, letter }) => `${letter} has ${workParts(workout).length}`,
  );
  return workouts.some(({ workout }) => workParts(workout).length > 0)
    ? `Intervals answer each other where there are as many of them: ${counts.join(', ')}.`
    : 'None of them has intervals, and their laps are not equally many.';
}

function workParts({ analysis }: Workout): readonly Segment[] {
  return analysis.intervals.filter(({ kind }) => kind === 'work');
}

function asMany(lists: readonly (readonly Segment[])[]): boolean {
  const [first] = lists;
  return (
    first !== undefined &&
    first.length > 0 &&
    lists.every(({ length }) => length === first.length) &&
    (first.length > 1 || first[0]?.kind === 'work')
  );
}
