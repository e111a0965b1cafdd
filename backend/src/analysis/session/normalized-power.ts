import { isKnown } from '../math/known.js';
import { fourthPowerMean, rollingMeans } from '../math/rolling.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { coverageOf } from './channel-quality.js';

/** Seconds of the rolling mean [Coggan]. */
export const NP_WINDOW_S = 30;
/** Share of the recorded seconds that must hold power. */
export const NP_COVERAGE = 0.95;
/** Under this no figure at all is given (ours). */
export const NP_SHORTEST_S = 60;

/**
 * Power as rolling windows see it: one value a second of running timer. Stops are taken out; a second on which
 * the timer ran and no power can be told counts as zero, so that a hole never makes an effort look longer.
 */
export function timerPower(grid: Grid, power: Float64Array, range: RowRange = { from: 0, to: grid.length }): Float64Array {
  const out = new Float64Array(range.to - range.from);
  let n = 0;
  for (let row = range.from; row < range.to; row++) {
    if (grid.paused[row] === 1) continue;
    const watts = power[row] as number;
    out[n++] = isKnown(watts) ? watts : 0;
  }
  return out.subarray(0, n);
}

/** Normalized power of a series of one value a second, from full windows alone; null where not one fits. W. */
export function normalizedPower(series: Float64Array): number | null {
  return fourthPowerMean(rollingMeans(series, NP_WINDOW_S));
}

/** Normalized power of a stretch; null where it is too short or too much of its power is missing. W. */
export function normalizedPowerOf(grid: Grid, range: RowRange): number | null {
  const { power } = grid.channels;
  if (power === undefined || coverageOf(grid, power, range) < NP_COVERAGE) return null;
  const series = timerPower(grid, power, range);
  return series.length < NP_SHORTEST_S ? null : normalizedPower(series);
}
