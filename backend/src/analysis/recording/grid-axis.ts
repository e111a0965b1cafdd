import { StopCursor } from './pauses.js';
import type { Span } from './recording.js';

/** Between two samples at most this far apart the recording is taken as unbroken [GC_GARMIN_HWMARK, FitRideFile.cpp]. */
export const BRIDGED_GAP_S = 25;
/** A hole longer than this gets no rows, so that one bad time stamp cannot ask for gigabytes [GC RideFileCache: 1 h]. */
export const FOLDED_GAP_S = 3600;
/** No more rows than this, seven days: what lies beyond is left out, and the athlete is told (ours). */
export const MAX_ROWS = 7 * 86_400;

/** One row per second of the clock, save in holes of over an hour. */
export interface GridAxis {
  readonly length: number;
  /** Whole seconds since the start of the recording, rising. */
  readonly time: Float64Array;
  /** 1 where the device wrote a sample in that second. */
  readonly recorded: Uint8Array;
  /** 1 where the second lies between two samples that are near enough to be bridged. */
  readonly filled: Uint8Array;
  /** 1 where the timer stood. */
  readonly paused: Uint8Array;
  /** 1 where the timer ran through the second that ends at this row. */
  readonly running: Uint8Array;
  /** Seconds left out at the end because the recording is longer than the grid may be. */
  readonly leftOutS: number;
}

/** Lays the rows over the time stamps and tells for each what it rests on. */
export function axisOf(time: Float64Array, stops: readonly Span[]): GridAxis {
  const rows = rowTimes(time);
  const length = Math.min(rows.length, MAX_ROWS);
  const axis = {
    length,
    time: Float64Array.from(rows.slice(0, length)),
    recorded: new Uint8Array(length),
    filled: new Uint8Array(length),
    paused: new Uint8Array(length),
    running: new Uint8Array(length),
    leftOutS: rows.length > length ? Math.round(time.at(-1) ?? 0) - (rows[length - 1] ?? 0) : 0,
  };
  const standing = new StopCursor(stops);
  const running = new StopCursor(stops);
  for (let row = 0; row < length; row++) {
    const second = axis.time[row] as number;
    if (standing.holds(second)) axis.paused[row] = 1;
    const follows = row > 0 && second - (axis.time[row - 1] as number) === 1;
    if (follows && !running.cuts(second - 0.5, second)) axis.running[row] = 1;
  }
  markSamples(axis, time, stops);
  return axis;
}

function rowTimes(time: Float64Array): number[] {
  const rows: number[] = [];
  let next = Math.round(time[0] ?? 0);
  for (let i = 0; i < time.length && rows.length <= MAX_ROWS + FOLDED_GAP_S; i++) {
    const second = Math.round(time[i] as number);
    if (second - next > FOLDED_GAP_S) next = second;
    for (; next <= second; next++) rows.push(next);
  }
  return rows;
}

function markSamples(axis: Omit<GridAxis, 'leftOutS'>, time: Float64Array, stops: readonly Span[]): void {
  const inside = new StopCursor(stops);
  const between = new StopCursor(stops);
  let row = 0;
  for (let i = 0; i < time.length; i++) {
    const now = time[i] as number;
    const second = Math.round(now);
    while (row < axis.length && (axis.time[row] as number) < second) row++;
    if (row < axis.length && !inside.holds(now)) axis.recorded[row] = 1;
    if (i === 0) continue;
    const before = time[i - 1] as number;
    if (now - before > BRIDGED_GAP_S || between.cuts(before, now)) continue;
    for (let back = row - 1; back >= 0 && (axis.time[back] as number) > before && axis.recorded[back] === 0; back--) axis.filled[back] = 1;
  }
}
