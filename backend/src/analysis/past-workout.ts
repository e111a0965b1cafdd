import type { SessionShape } from './analysis.js';
import type { Day } from './load/days.js';
import type { WorkoutLoad } from './load/workout-load.js';
import type { SportFamily } from './recording/sport.js';

/**
 * The work intervals of a workout taken together. Seconds, W, m/s, bpm; null where not measured.
 */
export interface PastReps {
  readonly count: number;
  /** Mean length of one. */
  readonly seconds: number;
  readonly powerW: number | null;
  readonly speedMps: number | null;
  readonly heartRate: number | null;
}

/** An earlier workout as far as others are held against it; seconds, metres. */
export interface PastWorkout<MetricId extends string = string> {
  readonly workoutId: string;
  readonly family: SportFamily;
  readonly sport: string;
  readonly indoor: boolean;
  readonly day: Day;
  readonly shape: SessionShape;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly elevationGainM: number | null;
  readonly load: WorkoutLoad;
  /** By the engine's ids, in its units; those that may not be judged are absent. */
  readonly metrics: Readonly<Partial<Record<MetricId, number>>>;
  readonly reps: PastReps | null;
}
