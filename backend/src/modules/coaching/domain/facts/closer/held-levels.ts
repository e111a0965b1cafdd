import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { levelsOf, type Level } from '#analysis/intervals/levels.js';
import type { CloserLook } from './closer-look.js';

/** Levels that a trainer or a treadmill held one by one; none where the work is intervals. */
export function heldLevels(
  { analysis }: AnalysedWorkout,
  { ground }: CloserLook,
): readonly Level[] {
  return analysis.intervals.some(({ kind }) => kind === 'work') ? [] : levelsOf(ground);
}
