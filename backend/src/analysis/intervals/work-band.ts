import { medianOf } from '../math/statistics.js';

/** Output under this share of the work band was recovery [Coach Watts PR #473]. */
export const RECOVERY_SHARE = 0.75;
/** A first or last stretch under this share was warm-up or cool-down [Coach Watts PR #473]. */
export const EDGE_SHARE = 0.85;

/** The level of the work: the median of the top third of the outputs; 0 where there is none. */
export function workBand(outputs: readonly number[]): number {
  const top = [...outputs].sort((a, b) => b - a).slice(0, Math.ceil(outputs.length / 3));
  return medianOf(top) ?? 0;
}
