import type { SessionShape } from '#analysis/analysis.js';
import type { PastReps, PastWorkout } from './past-workout.js';

/**
 * Sessions between half and twice as long are of one length (as the trend of efficiency takes it).
 */
export const LENGTH_FACTOR = 2;
/** So many are enough to tell what is usual. */
export const MOST_SIMILAR = 8;
/** Earlier workouts with the same intervals that are shown. */
export const MOST_REPEATS = 5;
/** Repetitions are of one length within this share [grouping of repetitions]. */
const SAME_REP_LENGTH = 0.15;

/** Sessions of these shapes are alike; of an unknown one nothing is. */
const KINDS: Readonly<Record<Exclude<SessionShape, 'unknown'>, string>> = {
  steady: 'even',
  rolling: 'even',
  stochastic: 'restless',
  intervals: 'intervals',
  race: 'race',
};

/**
 * Whether two workouts of one sport and place, and of about one length, were the same kind of
 * session.
 */
export function isSimilar(one: PastWorkout, other: PastWorkout): boolean {
  if (one.shape === 'unknown' || other.shape === 'unknown') return false;
  return (
    one.family === other.family &&
    one.indoor === other.indoor &&
    KINDS[one.shape] === KINDS[other.shape] &&
    isWithin(one.movingS, other.movingS, LENGTH_FACTOR)
  );
}

/** Whether two workouts have as many work intervals of the same length. */
export function hasSameReps(one: PastReps | null, other: PastReps | null): boolean {
  if (one === null || other === null || one.count < 2 || one.count !== other.count) return false;
  return (
    Math.abs(one.seconds - other.seconds) <= (SAME_REP_LENGTH * (one.seconds + other.seconds)) / 2
  );
}

function isWithin(a: number, b: number, factor: number): boolean {
  return a > 0 && b > 0 && Math.max(a, b) / Math.min(a, b) <= factor;
}
