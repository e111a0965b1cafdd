import type { PastWorkout as EarlierWorkout } from '#analysis/past-workout.js';

/**
 * Metrics that are told of earlier workouts; those that may not be judged are absent. Units are the
 * engine's.
 */
export const PAST_METRICS = [
  'normalizedPower',
  'averagePower',
  'averageSpeed',
  'gradeAdjustedPace',
  'averageHeartRate',
  'efficiencyFactor',
  'decoupling',
  'intensityFactor',
  'trainingStress',
  'heartRateLoad',
  'averageTemperature',
] as const;
export type { PastReps } from '#analysis/past-workout.js';
export type PastMetric = (typeof PAST_METRICS)[number];

/** An earlier workout as far as others are held against it. */
export interface PastWorkout extends EarlierWorkout<PastMetric> {
  readonly startTime: Date;
}
