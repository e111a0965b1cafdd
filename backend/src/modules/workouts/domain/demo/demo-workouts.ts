import type { SportFamily } from '#analysis/recording/sport.js';
import { DEMO_RIDES } from './demo-rides.js';
import { DEMO_RUNS } from './demo-runs.js';
import type { DemoLevel, DemoWorkout } from './demo-workout.js';

/** One ride and one run for each level. */
export const DEMO_WORKOUTS: readonly DemoWorkout[] = [...DEMO_RIDES, ...DEMO_RUNS];

export function demoWorkoutFor(family: SportFamily, level: DemoLevel): DemoWorkout {
  const found = DEMO_WORKOUTS.find(
    (workout) => workout.family === family && workout.level === level,
  );
  if (!found) throw new Error(`there is no sample of ${family} for ${level}`);
  return found;
}
