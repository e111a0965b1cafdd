import { isKnown } from '#analysis/math/known.js';
import { medianOfFives } from '#analysis/math/median-filter.js';
import { prefixSums } from '#analysis/math/rolling.js';
import type { Grid } from '#analysis/recording/grid.js';
import { StopCursor } from '#analysis/recording/pauses.js';
import type { Ground } from '#analysis/session/ground.js';
import { timerEffort, type TimerEffort } from '#analysis/session/timer-effort.js';
import { pastCoasting } from '../past-coasting.js';

const MEAN_S = 15;

/** A longer stop is a break in the session and no rest between repetitions (ours). */
export const LONGEST_REST_S = 900;

/**
 * Which seconds count: those on which the timer ran, or those of stops as well, in which the output
 * is zero.
 */
export type Seconds = 'timer' | 'timer-and-stops';

/** The output of a session, second by second. */
export interface OutputSeries {
  /** Median of 5 s: lone samples gone, edges kept. W, m/s. */
  readonly sharp: Float64Array;
  /** Mean of 15 s of the same: what levels are read from. */
  readonly smooth: Float64Array;
  /** Row of the grid for each second, and one for the end. */
  readonly rows: Int32Array;
}

/**
 * A second without a value counts as zero; moments of coasting are passed over. Null where there is
 * no output.
 */
export function outputSeries(ground: Ground, seconds: Seconds = 'timer'): OutputSeries | null {
  const { grid, output } = ground;
  if (output === null) return null;
  const { values, rows } =
    seconds === 'timer' ? timerEffort(ground) : withRests(grid, output.effort);
  const sharp = medianOfFives(output.channel === 'power' ? pastCoasting(values) : values);
  const ends = new Int32Array(rows.length + 1);
  ends.set(rows);
  ends[rows.length] = grid.length;
  return { sharp, smooth: centredMeans(sharp, MEAN_S), rows: ends };
}

/** As `timerEffort`, with the seconds of stops that are no break in the session. */
function withRests(grid: Grid, effort: Float64Array): TimerEffort {
  const long = new StopCursor(grid.stops.filter(({ from, to }) => to - from > LONGEST_REST_S));
  const values = new Float64Array(grid.length);
  const rows = new Int32Array(grid.length);
  let n = 0;
  for (let row = 0; row < grid.length; row++) {
    if (long.holds(grid.time[row] as number)) continue;
    const value = effort[row];
    values[n] = isKnown(value) ? value : 0;
    rows[n++] = row;
  }
  return { values: values.subarray(0, n), rows: rows.subarray(0, n) };
}

/** Means over `size` (odd) values around each; windows are cut at the ends. */
function centredMeans(values: Float64Array, size: number): Float64Array {
  const half = size >> 1;
  const prefix = prefixSums(values);
  const means = new Float64Array(values.length);
  for (let at = 0; at < means.length; at++) {
    const from = Math.max(0, at - half);
    const to = Math.min(values.length, at + half + 1);
    means[at] = ((prefix[to] as number) - (prefix[from] as number)) / (to - from);
  }
  return means;
}
