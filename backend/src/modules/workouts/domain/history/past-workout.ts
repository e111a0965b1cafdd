import type { PastWorkout as EarlierWorkout } from '#analysis/past-workout.js';

/**
 * Metrics of earlier workouts; those that are not applicable are absent. Units are the engine's.
 */
export const PAST_METRICS = [
  'normalizedPower',
  'averagePower',
  'maxPower',
  'averageSpeed',
  'gradeAdjustedPace',
  'averageHeartRate',
  'maxHeartRate',
  'efficiencyFactor',
  'decoupling',
  'intensityFactor',
  'trainingStress',
  'heartRateLoad',
  'averageTemperature',
  'averageCadence',
  'maxSpeed',
  'work',
] as const;
export type { PastReps } from '#analysis/past-workout.js';
export type PastMetric = (typeof PAST_METRICS)[number];

/** An earlier workout with what others are compared by. */
export interface PastWorkout extends EarlierWorkout<PastMetric> {
  readonly startTime: Date;
}
