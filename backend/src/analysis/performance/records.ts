import type { BestEffort } from '../analysis.js';
import { inOrderOfDays, type Day } from '../load/days.js';
import type { DatedCurve } from './power-curve-over-time.js';

/** Durations of power for which records are kept. s. */
export const RECORD_DURATIONS_S = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600] as const;

/** What one workout may have records in; empty or null where it has none. */
export interface RecordedWorkout {
  readonly workoutId: string;
  readonly day: Day;
  readonly curve: DatedCurve['points'];
  readonly bestEfforts: readonly Pick<BestEffort, 'distanceM' | 'seconds'>[];
  readonly distanceM: number | null;
  readonly movingS: number | null;
  readonly elevationGainM: number | null;
}

export type RecordKind = 'power' | 'time' | 'distance' | 'duration' | 'climbing';

/** The best of its kind, when it was set, and what it was before. W, s, m, s, m. */
export interface PersonalRecord {
  readonly kind: RecordKind;
  /** Seconds for power, metres for time; null for records of the whole workout. */
  readonly over: number | null;
  readonly value: number;
  readonly day: Day;
  readonly workoutId: string;
  /** The best of earlier workouts; null where this was the first. */
  readonly previous: number | null;
}

/** One performance: W, s, m, s or m as its kind says. */
export interface Mark {
  readonly value: number;
  readonly day: Day;
  readonly workoutId: string;
}

/** −1 where less is better. */
export const RECORD_DIRECTION: Readonly<Record<RecordKind, 1 | -1>> = {
  power: 1,
  time: -1,
  distance: 1,
  duration: 1,
  climbing: 1,
};

/** What a workout has to show of one kind; nothing where it has none. */
export type Picked = (workout: RecordedWorkout) => number | null | undefined;

/** The power over so many seconds. W. */
export const powerMark =
  (seconds: number): Picked =>
  ({ curve }) =>
    curve.find((point) => point.seconds >= seconds)?.watts;

/** The time over so many metres. s. */
export const timeMark =
  (metres: number): Picked =>
  ({ bestEfforts }) =>
    bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds;

/**
 * Records of one sport family's workouts: power by duration, time by distance, longest, farthest,
 * most climbing. Of equal ones the earlier stays the record; of one day, the one given
 * first.
 */
export function recordsOf(workouts: readonly RecordedWorkout[]): PersonalRecord[] {
  const inOrder = inOrderOfDays(workouts);
  const distances = new Set<number>();
  for (const { bestEfforts } of inOrder)
    for (const { distanceM } of bestEfforts) distances.add(distanceM);
  const best = (kind: RecordKind, over: number | null, pick: Picked) =>
    bestOf(inOrder, kind, over, pick);
  return [
    ...RECORD_DURATIONS_S.map((seconds) => best('power', seconds, powerMark(seconds))),
    ...[...distances].sort((a, b) => a - b).map((metres) => best('time', metres, timeMark(metres))),
    best('distance', null, ({ distanceM }) => distanceM),
    best('duration', null, ({ movingS }) => movingS),
    best('climbing', null, ({ elevationGainM }) => elevationGainM),
  ].filter((record) => record !== null);
}

/** The first of the best, of workouts in the order of their days. */
function bestOf(
  workouts: readonly RecordedWorkout[],
  kind: RecordKind,
  over: number | null,
  pick: Picked,
): PersonalRecord | null {
  const direction = RECORD_DIRECTION[kind];
  let record: Mark | null = null;
  let previous: number | null = null;
  for (const workout of workouts) {
    const value = pick(workout);
    if (value === null || value === undefined || value <= 0) continue;
    if (record !== null && direction * (value - record.value) <= 0) continue;
    previous = record?.value ?? null;
    record = { value, day: workout.day, workoutId: workout.workoutId };
  }
  return record === null ? null : { kind, over, ...record, previous };
}
