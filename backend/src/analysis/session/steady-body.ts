import { blockMeans } from '../math/rolling.js';
import { medianOf } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import { rowAt } from '../recording/grid.js';
import type { Session } from './session.js';

/** Warm-up: heart rate has not settled before. */
export const WARM_UP_S = 600;
/** A last stretch under this share of the usual output is cool-down (ours, after Coach Watts PR #473). */
const COOL_DOWN_SHARE = 0.75;
/** … of at most this long. */
const COOL_DOWN_MINUTES = 20;

/** The rows from the end of the warm-up to the start of the cool-down; empty where nothing is left. */
export function steadyBody(session: Session): RowRange {
  const from = rowAfterRunning(session, WARM_UP_S);
  const cooldown = session.intervals.at(-1)?.kind === 'cooldown' ? session.intervals.at(-1) : undefined;
  const to = cooldown === undefined ? coolDownRow(session) : rowAt(session.grid, cooldown.from);
  return { from, to: Math.max(from, to) };
}

/** Seconds of a range on which the timer ran. */
export function runningSeconds(session: Session, range: RowRange): number {
  let seconds = 0;
  for (let row = range.from; row < range.to; row++) if (session.grid.paused[row] === 0) seconds++;
  return seconds;
}

function rowAfterRunning({ grid }: Session, seconds: number): number {
  let left = seconds;
  let row = 0;
  for (; row < grid.length && left > 0; row++) if (grid.paused[row] === 0) left--;
  return row;
}

function coolDownRow({ grid, output }: Session): number {
  if (output === null) return grid.length;
  const rows: number[] = [];
  for (let row = 0; row < grid.length; row++) if (grid.paused[row] === 0) rows.push(row);
  const minutes = blockMeans(rows.map((row) => output.effort[row] as number), 60);
  const usual = medianOf(minutes);
  if (usual === null) return grid.length;
  let last = minutes.length;
  while (last > 0 && minutes.length - last < COOL_DOWN_MINUTES && (minutes[last - 1] as number) < COOL_DOWN_SHARE * usual) last--;
  return last === minutes.length ? grid.length : (rows[last * 60] as number);
}
