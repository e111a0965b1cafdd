import type { Recording } from '#analysis/recording/recording.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';

/** A workout as it is stored: the recording, and what was worked out from it once. */
export interface Workout {
  readonly id: string;
  readonly userId: string;
  readonly uploadId: string;
  readonly fileName: string;
  readonly recording: Recording;
  /** Seconds with the timer running. */
  readonly durationS: number;
  /** Seconds from start to end, pauses included. */
  readonly elapsedS: number;
  readonly distanceM: number | null;
  readonly summary: WorkoutSummary;
  readonly createdAt: Date;
}
