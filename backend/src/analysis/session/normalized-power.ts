import { isKnown } from '../math/known.js';
import { oncePer } from '../math/once-per.js';
import { normalizedMean } from '../math/rolling.js';
import type { Grid, RowRange } from '../recording/grid.js';
import { coverageOf } from './channel-quality.js';

/** Seconds of the rolling mean [Coggan]. */
export const NP_WINDOW_S = 30;
/** Share of the recorded seconds that must hold power. */
export const NP_COVERAGE = 0.95;
/** Under this no figure at all is given (ours). */
export const NP_SHORTEST_S = 60;

/**
 * Power as rolling windows see it: one value a second of running timer. Stops are taken out; a
 * second on which the timer ran and no power can be told counts as zero, so that a hole never makes
 * an effort look longer.
 */
export function timerPower(
  grid: Grid,
  power: Float64Array,
  range: RowRange = { from: 0, to: grid.length },
): Float64Array {
  const { paused } = grid;
  const out = new Float64Array(range.to - range.from);
  let n = 0;
  for (let row = range.from; row < range.to; row++) {
    if (paused[row] === 1) continue;
    const watts = power[row] as number;
    out[n++] = isKnown(watts) ? watts : 0;
  }
  return out.subarray(0, n);
}

/**
 * Normalized power of a series of one value a second, from full windows alone; null where not one
 * fits. W.
 */
export function normalizedPower(series: Float64Array): number | null {
  return normalizedMean(series, NP_WINDOW_S);
}

/** The power of a whole ride as rolling windows see it. */
export interface WholePower {
  /** Share of the recorded seconds that hold power, 0 to 1. */
  readonly coverage: number;
  /** Seconds of running timer. */
  readonly seconds: number;
  /** Normalized power, whatever the coverage; null under `NP_SHORTEST_S`. W. */
  readonly normalizedW: number | null;
}

/** Null without power. */
export const wholePowerOf = oncePer((grid: Grid): WholePower | null => {
  const { power } = grid.channels;
  if (power === undefined) return null;
  const series = timerPower(grid, power);
  return {
    coverage: coverageOf(grid, power),
    seconds: series.length,
    normalizedW: series.length < NP_SHORTEST_S ? null : normalizedPower(series),
  };
});

/**
 * Normalized power of a stretch; null where it is too short or too much of its power is missing. W.
 */
export function normalizedPowerOf(grid: Grid, range: RowRange): number | null {
  const { power } = grid.channels;
  if (range.from === 0 && range.to === grid.length) {
    const whole = wholePowerOf(grid);
    return whole === null || whole.coverage < NP_COVERAGE ? null : whole.normalizedW;
  }
  if (power === undefined || coverageOf(grid, power, range) < NP_COVERAGE) return null;
  const series = timerPower(grid, power, range);
  return series.length < NP_SHORTEST_S ? null : normalizedPower(series);
}
