import { oncePer } from '../math/once-per.js';
import { blockMeans } from '../math/rolling.js';
import { meanOf, medianOf } from '../math/statistics.js';
import type { RowRange } from '../recording/grid.js';
import { rowAt } from '../recording/grid.js';
import type { Session } from './session.js';
import { timerEffort } from './timer-effort.js';

/** Warm-up: heart rate has not settled before. */
export const WARM_UP_S = 600;
/**
 * A first or last stretch under this share of the usual output is warm-up or cool-down (ours, after
 * Coach Watts PR #473) …
 */
const EASY_SHARE = 0.75;
/** … if it is at most this long … */
const EASY_MINUTES = 20;
/** … and, at the end, if heart rate came down to this share of the session's: else it is fading. */
const RECOVERED_HR_SHARE = 0.95;

/**
 * The rows from the end of the warm-up to the start of the cool-down; empty where nothing is left.
 */
export const steadyBody = oncePer((session: Session): RowRange => {
  const from = rowAfterRunning(session, WARM_UP_S);
  const cooldown =
    session.intervals.at(-1)?.kind === 'cooldown' ? session.intervals.at(-1) : undefined;
  const to = cooldown === undefined ? coolDownRow(session) : rowAt(session.grid, cooldown.from);
  return { from, to: Math.max(from, to) };
});

/** Seconds of a range on which the timer ran. */
export function runningSeconds(session: Session, range: RowRange): number {
  let seconds = 0;
  const { paused } = session.grid;
  for (let row = range.from; row < range.to; row++) if (paused[row] === 0) seconds++;
  return seconds;
}

function rowAfterRunning({ grid }: Session, seconds: number): number {
  let left = seconds;
  let row = 0;
  for (; row < grid.length && left > 0; row++) if (grid.paused[row] === 0) left--;
  return row;
}

/** Where an easy last stretch begins; the end of the grid where there is none. */
const coolDownRow = oncePer((session: Session): number => {
  const { grid } = session;
  const minutes = minutesOf(session);
  const easy = easyMinutes(minutes.toReversed());
  if (easy === 0) return grid.length;
  const row = timerEffort(session).rows[(minutes.length - easy) * 60] as number;
  return heartRateFell(session, row) ? row : grid.length;
});

/**
 * Whole minutes of easy output with which a session begins and ends; 0 where there is no output.
 */
export function easyEnds(session: Session): { readonly start: number; readonly end: number } {
  const { grid } = session;
  const end = coolDownRow(session);
  return {
    start: easyMinutes(minutesOf(session)),
    end: Math.round(runningSeconds(session, { from: end, to: grid.length }) / 60),
  };
}

/** Mean output of each whole minute of running timer. */
function minutesOf(session: Session): Float64Array {
  return blockMeans(timerEffort(session).values, 60);
}

/**
 * How many of the first minutes lie under the usual output; 0 where they are too many to be a
 * warm-up.
 */
function easyMinutes(minutes: Float64Array): number {
  const usual = medianOf(minutes);
  if (usual === null) return 0;
  let easy = 0;
  while (easy < minutes.length && (minutes[easy] as number) < EASY_SHARE * usual) easy++;
  return easy <= EASY_MINUTES ? easy : 0;
}

function heartRateFell({ grid }: Session, row: number): boolean {
  const { heartRate } = grid.channels;
  if (heartRate === undefined) return true;
  const before = meanOf(heartRate, 0, row);
  const after = meanOf(heartRate, row);
  return before === null || after === null || after < RECOVERED_HR_SHARE * before;
}
