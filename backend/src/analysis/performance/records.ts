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
export const RECORD_DIRECTION: Readonly<Record<RecordKind, 1 | -1>> = { power: 1, time: -1, distance: 1, duration: 1, climbing: 1 };

/** What each workout has to show, where it has anything. */
export function marksOf(workouts: readonly RecordedWorkout[], pick: (workout: RecordedWorkout) => number | null | undefined): Mark[] {
  return workouts.flatMap((workout) => {
    const value = pick(workout);
    return value === null || value === undefined || value <= 0 ? [] : [{ value, day: workout.day, workoutId: workout.workoutId }];
  });
}

export const powerMark = (seconds: number) => ({ curve }: RecordedWorkout): number | undefined => curve.find((point) => point.seconds >= seconds)?.watts;

export const timeMark = (metres: number) => ({ bestEfforts }: RecordedWorkout): number | undefined => bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds;

/**
 * Records of one sport family's workouts: power by duration, time by distance, longest, farthest, most climbing.
 * Of equal ones the earlier stays the record; of one day, the one that is given first.
 */
export function recordsOf(workouts: readonly RecordedWorkout[]): PersonalRecord[] {
  const inOrder = inOrderOfDays(workouts);
  const distances = [...new Set(inOrder.flatMap(({ bestEfforts }) => bestEfforts.map(({ distanceM }) => distanceM)))].sort((a, b) => a - b);
  return [
    ...RECORD_DURATIONS_S.map((seconds) => best('power', seconds, marksOf(inOrder, powerMark(seconds)))),
    ...distances.map((metres) => best('time', metres, marksOf(inOrder, timeMark(metres)))),
    best('distance', null, marksOf(inOrder, ({ distanceM }) => distanceM)),
    best('duration', null, marksOf(inOrder, ({ movingS }) => movingS)),
    best('climbing', null, marksOf(inOrder, ({ elevationGainM }) => elevationGainM)),
  ].filter((record) => record !== null);
}

/** The first of the best marks, in the order of their days. */
function best(kind: RecordKind, over: number | null, marks: readonly Mark[]): PersonalRecord | null {
  const direction = RECORD_DIRECTION[kind];
  let record: Mark | null = null;
  let previous: number | null = null;
  for (const mark of marks) {
    if (record !== null && direction * (mark.value - record.value) <= 0) continue;
    previous = record?.value ?? null;
    record = mark;
  }
  return record === null ? null : { kind, over, ...record, previous };
}
