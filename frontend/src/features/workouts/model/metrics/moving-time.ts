import type { Workout } from '../workout.js';

/** Seconds in motion: the engine's where it could tell, else those with the timer running. */
export function movingTimeOf({
  analysis,
  durationS,
}: Pick<Workout, 'analysis' | 'durationS'>): number {
  const metric = analysis.metrics['movingTime'];
  return metric?.applicable && metric.value !== null ? metric.value : durationS;
}
