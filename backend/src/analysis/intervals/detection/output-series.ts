import { isKnown } from '../../math/known.js';
import { medianFilter } from '../../math/median-filter.js';
import { prefixSums } from '../../math/rolling.js';
import type { Grid } from '../../recording/grid.js';
import { StopCursor } from '../../recording/pauses.js';
import type { Ground } from '../../session/ground.js';
import { pastCoasting } from '../past-coasting.js';

const MEDIAN_S = 5;
const MEAN_S = 15;

/** A longer stop is a break in the session and no rest between repetitions (ours). */
export const LONGEST_REST_S = 900;

/** Which seconds count: those on which the timer ran, or those of stops as well, in which the output is zero. */
export type Seconds = 'timer' | 'timer-and-stops';

/** The output of a session, second by second. */
export interface OutputSeries {
  /** Median of 5 s: lone samples gone, edges kept. W, m/s. */
  readonly sharp: Float64Array;
  /** Mean of 15 s of the same: what levels are told from. */
  readonly smooth: Float64Array;
  /** Row of the grid for each second, and one for the end. */
  readonly rows: Int32Array;
}

/** A second without a value counts as zero; moments of coasting are passed over. Null where there is no output. */
export function outputSeries(ground: Ground, seconds: Seconds = 'timer'): OutputSeries | null {
  const { grid, output } = ground;
  if (output === null) return null;
  const rows = seconds === 'timer' ? timerRows(grid) : rowsWithRests(grid);
  const values = Float64Array.from(rows, (row) => {
    const value = output.effort[row] as number;
    return isKnown(value) ? value : 0;
  });
  const sharp = medianFilter(output.channel === 'power' ? pastCoasting(values) : values, MEDIAN_S);
  return { sharp, smooth: centredMeans(sharp, MEAN_S), rows: Int32Array.from([...rows, grid.length]) };
}

function timerRows(grid: Grid): number[] {
  const rows: number[] = [];
  for (let row = 0; row < grid.length; row++) if (grid.paused[row] === 0) rows.push(row);
  return rows;
}

function rowsWithRests(grid: Grid): number[] {
  const long = new StopCursor(grid.stops.filter(({ from, to }) => to - from > LONGEST_REST_S));
  const rows: number[] = [];
  for (let row = 0; row < grid.length; row++) if (!long.holds(grid.time[row] as number)) rows.push(row);
  return rows;
}

/** Means over `size` (odd) values around each; windows are cut at the ends. */
function centredMeans(values: Float64Array, size: number): Float64Array {
  const half = size >> 1;
  const prefix = prefixSums(values);
  return values.map((_, at) => {
    const from = Math.max(0, at - half);
    const to = Math.min(values.length, at + half + 1);
    return ((prefix[to] as number) - (prefix[from] as number)) / (to - from);
  });
}
