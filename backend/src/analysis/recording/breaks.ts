import type { Grid, RowRange } from './grid.js';
import { rowAt } from './grid.js';

/** After a longer stop the athlete may be elsewhere, as in files that were joined (ours). s. */
const LONGEST_STOP_S = 3600;

/** Rising rows before which the course broke off: a stop of over an hour, or the clock leapt. */
export function breakRows(grid: Grid): number[] {
  const breaks = [
    ...grid.stops.filter(({ from, to }) => to - from > LONGEST_STOP_S),
    ...grid.clockJumps,
  ];
  const rows = breaks.map(({ from }) => rowAt(grid, from + 1));
  return [...new Set(rows)].filter((row) => row > 0 && row < grid.length).sort((a, b) => a - b);
}

/** Whether the course breaks off between the first and the last of these rows. */
export function isBroken(grid: Grid, { from, to }: RowRange): boolean {
  return breakRows(grid).some((row) => row > from && row <= to);
}

/** Parts of a range of rows through which no break goes. */
export function unbroken(grid: Grid, { from, to }: RowRange): RowRange[] {
  const breaks = breakRows(grid).filter((row) => row > from && row < to);
  const bounds = [from, ...breaks, to];
  return bounds.slice(1).map((end, at) => ({ from: bounds[at] as number, to: end }));
}
