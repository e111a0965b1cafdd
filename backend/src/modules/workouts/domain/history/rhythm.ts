import { addDays, daysBetween, type Day } from '#analysis/load/days.js';
import { bestLoad } from '#analysis/load/workout-load.js';
import type { CountedDigest } from '../progress/digest-views.js';
import type { PastWorkout } from './past-workout.js';

/** A value of an earlier workout and its day. Points of load, seconds. */
export interface EarlierMost {
  readonly value: number;
  readonly day: Day;
  /** Of so many workouts. */
  readonly workouts: number;
}

/** How a workout follows those before it. */
export interface Rhythm {
  /** Whole days without a workout of any sport before it; null for a first one. */
  readonly daysOff: number | null;
  /** Days in a row with a workout, its own among them. */
  readonly daysInARow: number;
  /** The largest load of the days before, of both sports. */
  readonly largestLoad: EarlierMost | null;
  /** The longest moving time of its sport. */
  readonly longest: EarlierMost | null;
}

/** The largest load is that of so many days: what the body is used to now. */
export const LARGEST_WITHIN_DAYS = 90;

/** @param counted of all sports, in the order of their starts, up to the workout's own day */
export function rhythmOf(
  { workoutId, day, family }: PastWorkout,
  counted: readonly CountedDigest[],
): Rhythm {
  const own = counted.findIndex((other) => other.workoutId === workoutId);
  const before = own === -1 ? counted.filter(({ load }) => load.day < day) : counted.slice(0, own);
  const last = before.at(-1)?.load.day;
  const since = addDays(day, -LARGEST_WITHIN_DAYS);
  return {
    daysOff: last === undefined ? null : Math.max(0, daysBetween(last, day) - 1),
    daysInARow: daysInARow(day, new Set(before.map(({ load }) => load.day))),
    largestLoad: mostOf(
      before.filter(({ load }) => load.day >= since),
      ({ load }) => bestLoad(load)?.load ?? null,
    ),
    longest: mostOf(
      before.filter((other) => other.family === family),
      ({ movingS }) => movingS,
    ),
  };
}

function daysInARow(day: Day, days: ReadonlySet<Day>): number {
  let count = 1;
  while (days.has(addDays(day, -count))) count++;
  return count;
}

function mostOf(
  workouts: readonly CountedDigest[],
  read: (workout: CountedDigest) => number | null,
): EarlierMost | null {
  const values = workouts.flatMap((workout) => {
    const value = read(workout);
    return value === null ? [] : [{ value, day: workout.load.day }];
  });
  const [first, ...others] = values;
  if (!first) return null;
  const most = others.reduce((high, other) => (other.value > high.value ? other : high), first);
  return { ...most, workouts: values.length };
}
