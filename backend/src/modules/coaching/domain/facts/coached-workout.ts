import type { AnalysedWorkout } from '#analysis/analysed-workout.js';

/** What the coach knows about a workout. */
export type CoachedWorkout = AnalysedWorkout;

/**
 * Indoors there is no height, except the one that a virtual course makes up and the trainer makes
 * felt.
 */
export function hasHeights({ indoor, sport }: CoachedWorkout): boolean {
  return !indoor || sport.startsWith('virtual');
}
