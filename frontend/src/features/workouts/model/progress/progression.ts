import type { Extent } from '#components/chart/ticks.js';
import type { MonthlyBest, Progression } from './progress.js';

/** Whether less is better. */
export function isTime({ kind }: Pick<Progression, 'kind'>): boolean {
  return kind === 'time';
}

export function bestOf({ kind, points }: Progression): MonthlyBest | null {
  const better = (a: number, b: number): boolean => (kind === 'time' ? a < b : a > b);
  return points.reduce<MonthlyBest | null>(
    (best, point) => (best === null || better(point.value, best.value) ? point : best),
    null,
  );
}

export function worstOf({ points, ...progression }: Progression): MonthlyBest | null {
  return bestOf({ ...progression, kind: progression.kind === 'time' ? 'power' : 'time', points });
}

/** Room around the values, so that a curve touches no edge; a single value stands in the middle. */
export function roomyExtent(values: readonly number[]): Extent {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.15, Math.abs(high) * 0.01, 1e-6);
  return { from: low - room, to: high + room };
}

/** First and last day of all of them. */
export function progressionDays(
  progressions: readonly Progression[],
): { readonly from: string; readonly to: string } | null {
  const days = progressions.flatMap(({ points }) => points.map(({ day }) => day)).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { from: first, to: last };
}
