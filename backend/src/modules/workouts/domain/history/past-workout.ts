import type { SessionShape } from '../../../../analysis/analysis.js';
import type { Day } from '../../../../analysis/load/days.js';
import type { WorkoutLoad } from '../../../../analysis/load/workout-load.js';
import type { SportFamily } from '../../../../analysis/recording/sport.js';

/** Metrics that are told of earlier workouts; those that may not be judged are absent. Units are the engine's. */
export const PAST_METRICS = [
  'normalizedPower', 'averagePower', 'averageSpeed', 'gradeAdjustedPace', 'averageHeartRate', 'efficiencyFactor', 'decoupling',
  'intensityFactor', 'trainingStress', 'heartRateLoad', 'averageTemperature',
] as const;
export type PastMetric = (typeof PAST_METRICS)[number];

/** The work intervals of a workout taken together. Seconds, W, m/s, bpm; null where not measured. */
export interface PastReps {
  readonly count: number;
  /** Mean length of one. */
  readonly seconds: number;
  readonly powerW: number | null;
  readonly speedMps: number | null;
  readonly heartRate: number | null;
}

/** An earlier workout as far as others are held against it; seconds, metres. */
export interface PastWorkout {
  readonly workoutId: string;
  readonly family: SportFamily;
  readonly sport: string;
  readonly indoor: boolean;
  readonly day: Day;
  readonly startTime: Date;
  readonly shape: SessionShape;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly load: WorkoutLoad;
  readonly metrics: Readonly<Partial<Record<PastMetric, number>>>;
  readonly reps: PastReps | null;
}
