import type { Analysis } from '../analysis.js';
import type { SportFamily } from '../recording/sport.js';
import type { Day } from './days.js';

/** From the most to the least exact; the first that a workout has is its load. */
export const LOAD_SOURCES = ['power', 'pace', 'heartRate'] as const;
export type LoadSource = (typeof LOAD_SOURCES)[number];

/** What a workout cost by each measure that it has; on each of them an hour at threshold is 100. */
export interface WorkoutLoad {
  readonly day: Day;
  readonly power: number | null;
  readonly pace: number | null;
  readonly heartRate: number | null;
}

/** Training stress of power (rides) or pace (runs) and heart-rate load of a stored analysis. */
export function workoutLoadOf(
  day: Day,
  family: SportFamily,
  { metrics }: Pick<Analysis, 'metrics'>,
): WorkoutLoad {
  const valueOf = (id: string): number | null =>
    metrics[id]?.applicable ? metrics[id].value : null;
  const stress = valueOf('trainingStress');
  return {
    day,
    power: family === 'cycling' ? stress : null,
    pace: family === 'running' ? stress : null,
    heartRate: valueOf('heartRateLoad'),
  };
}

/** The load to count and where it comes from; null where nothing measured it. */
export function bestLoad(
  workout: WorkoutLoad,
): { readonly load: number; readonly source: LoadSource } | null {
  for (const source of LOAD_SOURCES) {
    const load = workout[source];
    if (load !== null) return { load, source };
  }
  return null;
}
