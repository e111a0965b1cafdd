import {
  RECORD_DIRECTION,
  type Mark,
  type Picked,
  type RecordedWorkout,
  type RecordKind,
} from './records.js';

/**
 * How one kind of performance went: the best of each month, oldest first; months without it are
 * left out.
 */
export interface Progression {
  readonly kind: RecordKind;
  /** Seconds for power, metres for time. */
  readonly over: number;
  readonly points: readonly Mark[];
}

/**
 * The best of each month, the earlier where two are equal.
 * @param workouts in the order of their days
 */
export function monthlyBests(
  kind: RecordKind,
  over: number,
  workouts: readonly RecordedWorkout[],
  pick: Picked,
): Progression {
  const direction = RECORD_DIRECTION[kind];
  const points: Mark[] = [];
  let month = '';
  for (const workout of workouts) {
    const value = pick(workout);
    if (value === null || value === undefined || value <= 0) continue;
    const { day, workoutId } = workout;
    const isNew = month === '' || !day.startsWith(month);
    if (!isNew && direction * (value - (points.at(-1) as Mark).value) <= 0) continue;
    if (isNew) month = day.slice(0, 7);
    else points.pop();
    points.push({ value, day, workoutId });
  }
  return { kind, over, points };
}
