import { StopCursor } from './pauses.js';
import type { Span } from './recording.js';

/**
 * Between two samples at most this far apart the recording is taken as unbroken [GC_GARMIN_HWMARK,
 * FitRideFile.cpp].
 */
export const BRIDGED_GAP_S = 25;
/**
 * A hole longer than this gets no rows, so that one bad time stamp cannot ask for gigabytes [GC
 * RideFileCache: 1 h].
 */
export const FOLDED_GAP_S = 3600;
/**
 * No more rows than this, seven days: what is beyond is left out, and the athlete sees that (ours).
 */
export const MAX_ROWS = 7 * 86_400;

/** One row per second of the clock, save in holes of over an hour. */
export interface GridAxis {
  readonly length: number;
  /** Whole seconds since the start of the recording, rising. */
  readonly time: Float64Array;
  /** 1 where the device wrote a sample in that second. */
  readonly recorded: Uint8Array;
  /** 1 where the second is between two samples that are near enough to be bridged. */
  readonly filled: Uint8Array;
  /** 1 where the timer was stopped. */
  readonly paused: Uint8Array;
  /** 1 where the timer ran through the second that ends at this row. */
  readonly running: Uint8Array;
  /** Seconds left out at the end because the recording is longer than the grid may be. */
  readonly leftOutS: number;
}

/** Where the samples lie on the rows. */
export interface Places {
  /**
   * Row of each sample, the length of the axis where it is beyond the last one, or `IN_A_STOP`.
   */
  readonly rows: Int32Array;
  /**
   * First row after each sample: its own where it came a moment before that second, else the next.
   */
  readonly next: Int32Array;
  /**
   * Whether every sample is its own row and every row has its sample: one a second, on the second,
   * without a stop.
   */
  readonly areRows: boolean;
}

/** The sample is inside a stop. */
export const IN_A_STOP = -1;

/** Lays the rows over the time stamps and tells for each what it rests on. */
export function axisOf(time: Float64Array, stops: readonly Span[]): GridAxis {
  const rows = rowCount(time);
  const length = Math.min(rows, MAX_ROWS);
  const seconds = rowTimes(time, length);
  const axis = {
    length,
    time: seconds,
    recorded: new Uint8Array(length),
    filled: new Uint8Array(length),
    paused: new Uint8Array(length),
    running: new Uint8Array(length),
    leftOutS: rows > length ? Math.round(time.at(-1) ?? 0) - (seconds[length - 1] ?? 0) : 0,
  };
  for (let row = 1; row < length; row++)
    if ((seconds[row] as number) - (seconds[row - 1] as number) === 1) axis.running[row] = 1;
  for (const { from, to } of stops) {
    const first = firstAfter(seconds, from);
    axis.paused.fill(1, first, firstFrom(seconds, to));
    axis.running.fill(0, first, firstFrom(seconds, to + 0.5));
  }
  return axis;
}

export function placesOf(
  { length, time: seconds }: Pick<GridAxis, 'length' | 'time'>,
  time: Float64Array,
  stops: readonly Span[],
): Places {
  const rows = new Int32Array(time.length);
  const next = new Int32Array(time.length);
  let row = 0;
  for (let i = 0; i < time.length; i++) {
    const now = time[i] as number;
    const second = Math.round(now);
    while (row < length && (seconds[row] as number) < second) row++;
    rows[i] = row;
    next[i] = second > now ? row : row + 1;
  }
  for (const { from, to } of stops)
    rows.fill(IN_A_STOP, firstAfter(time, from), firstFrom(time, to));
  return {
    rows,
    next,
    areRows: length === time.length && rows.every((at, i) => at === i && next[i] === i + 1),
  };
}

/** Marks the rows that hold a sample, and those that lie between two which are near enough. */
export function markSamples(
  { length, time: seconds, recorded, filled }: GridAxis,
  { rows }: Places,
  time: Float64Array,
  stops: readonly Span[],
): void {
  const between = new StopCursor(stops);
  let rowBefore = IN_A_STOP;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const isUnbroken = rowBefore === IN_A_STOP || row - rowBefore <= 1;
    rowBefore = row;
    if (row === IN_A_STOP) continue;
    if (row < length) recorded[row] = 1;
    if (isUnbroken) continue;
    const before = time[i - 1] as number;
    const now = time[i] as number;
    if (now - before > BRIDGED_GAP_S || between.cuts(before, now)) continue;
    for (let back = row - 1; (seconds[back] as number) > before && recorded[back] === 0; back--)
      filled[back] = 1;
  }
}

/** How many rows there would be if there were no limit. */
function rowCount(time: Float64Array): number {
  let rows = 0;
  let next = Math.round(time[0] ?? 0);
  for (let i = 0; i < time.length; i++) {
    const second = Math.round(time[i] as number);
    if (second < next) continue;
    rows += second - next > FOLDED_GAP_S ? 1 : second - next + 1;
    next = second + 1;
  }
  return rows;
}

function rowTimes(time: Float64Array, length: number): Float64Array {
  const rows = new Float64Array(length);
  let row = 0;
  let next = Math.round(time[0] ?? 0);
  for (let i = 0; i < time.length && row < length; i++) {
    const second = Math.round(time[i] as number);
    if (second - next > FOLDED_GAP_S) next = second;
    for (; next <= second && row < length; next++) rows[row++] = next;
  }
  return rows;
}

/** First place of a rising list at or after a second. */
export function firstFrom(times: Float64Array, second: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] as number) < second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First place of a rising list after a second. */
function firstAfter(times: Float64Array, second: number): number {
  const place = firstFrom(times, second);
  return times[place] === second ? place + 1 : place;
}
