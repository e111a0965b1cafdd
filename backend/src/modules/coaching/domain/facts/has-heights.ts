import type { AnalysedWorkout } from '#analysis/analysed-workout.js';

/**
 * Indoors there is no height, except what a virtual course makes up and the trainer makes
 * felt.
 */
export function hasHeights({ indoor, sport }: AnalysedWorkout): boolean {
  return !indoor || sport.startsWith('virtual');
}
