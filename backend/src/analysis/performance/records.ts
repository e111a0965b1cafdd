import type { BestEffort } from '../analysis.js';
import { daysBetween, type Day } from '../load/days.js';
import type { DatedCurve } from './power-curve-over-time.js';

/** Durations of power for which records are kept. s. */
export const RECORD_DURATIONS_S = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600] as const;

/** What one workout may have records in; empty or null where it has none. */
export interface RecordedWorkout {
  readonly workoutId: string;
  readonly day: Day;
  readonly curve: DatedCurve['points'];
  readonly bestEfforts: readonly BestEffort[];
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

interface Mark {
  readonly value: number;
  readonly day: Day;
  readonly workoutId: string;
}

/** Records of one sport family's workouts: power by duration, time by distance, longest, farthest, most climbing. */
export function recordsOf(workouts: readonly RecordedWorkout[]): PersonalRecord[] {
  const inOrder = [...workouts].sort((a, b) => daysBetween(b.day, a.day));
  const marks = (pick: (workout: RecordedWorkout) => number | null | undefined): Mark[] =>
    inOrder.flatMap((workout) => {
      const value = pick(workout);
      return value === null || value === undefined || value <= 0 ? [] : [{ value, day: workout.day, workoutId: workout.workoutId }];
    });
  const distances = [...new Set(inOrder.flatMap(({ bestEfforts }) => bestEfforts.map(({ distanceM }) => distanceM)))].sort((a, b) => a - b);
  return [
    ...RECORD_DURATIONS_S.map((seconds) => best('power', seconds, marks(({ curve }) => curve.find((point) => point.seconds >= seconds)?.watts))),
    ...distances.map((metres) => best('time', metres, marks(({ bestEfforts }) => bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds), -1)),
    best('distance', null, marks(({ distanceM }) => distanceM)),
    best('duration', null, marks(({ movingS }) => movingS)),
    best('climbing', null, marks(({ elevationGainM }) => elevationGainM)),
  ].filter((record) => record !== null);
}

/** The first of the best marks, in the order of their days; `direction` −1 where less is better. */
function best(kind: RecordKind, over: number | null, marks: readonly Mark[], direction: 1 | -1 = 1): PersonalRecord | null {
  let record: Mark | null = null;
  let previous: number | null = null;
  for (const mark of marks) {
    if (record !== null && direction * (mark.value - record.value) <= 0) continue;
    previous = record?.value ?? null;
    record = mark;
  }
  return record === null ? null : { kind, over, ...record, previous };
}
