import { pausedIn } from './span-stats.js';
import type { Span } from './streams.js';

/** Windows that read well in words, seconds. */
const WINDOWS = [5, 10, 15, 30, 60, 120, 300];
/** Below this many windows across the screen a rolling mean hides what one wants to see. */
const WINDOWS_ON_SCREEN = 180;
/** A window this much shorter than wanted still calms the curve. */
const NEAR_ENOUGH = 1.2;

/**
 * The rolling mean that lets the curve over a range be read, seconds; null where the samples
 * themselves can be. Pauses take no room.
 */
export function calmWindow(range: Span, pauses: readonly Span[] = []): number | null {
  const seconds = range.to - range.from - pausedIn(range, pauses);
  const wanted = seconds / WINDOWS_ON_SCREEN;
  return wanted < 3 ? null : (WINDOWS.find((window) => window * NEAR_ENOUGH >= wanted) ?? 600);
}

/**
 * Mean over time in a window around each sample. Gaps stay gaps, and the window ends at them.
 * `t` in seconds, rising.
 */
export function calm(
  t: readonly number[],
  v: readonly (number | null)[],
  window: number,
): (number | null)[] {
  const result: (number | null)[] = new Array<number | null>(v.length).fill(null);
  let start = 0;
  while (start < v.length) {
    if (v[start] === null) {
      start += 1;
      continue;
    }
    let end = start;
    while (end + 1 < v.length && v[end + 1] !== null) end += 1;
    calmRun({ t, v, start, end }, window, result);
    start = end + 1;
  }
  return result;
}

/** Samples without a gap between the first and the last of them. */
interface Run {
  readonly t: readonly number[];
  readonly v: readonly (number | null)[];
  readonly start: number;
  readonly end: number;
}

function calmRun({ t, v, start, end }: Run, window: number, into: (number | null)[]): void {
  const time = (index: number): number => t[index] ?? 0;
  const value = (index: number): number => v[index] ?? 0;
  const area = new Float64Array(end - start + 1);
  for (let index = start + 1; index <= end; index += 1)
    area[index - start] =
      (area[index - start - 1] ?? 0) +
      ((value(index) + value(index - 1)) / 2) * (time(index) - time(index - 1));

  let low = start;
  let high = start;
  const areaUpTo = (index: number, seconds: number): number => {
    const base = area[index - start] ?? 0;
    if (index >= end) return base;
    const beyond = seconds - time(index);
    const width = time(index + 1) - time(index);
    const there =
      width > 0
        ? value(index) + ((value(index + 1) - value(index)) * beyond) / width
        : value(index);
    return base + ((value(index) + there) / 2) * beyond;
  };
  for (let index = start; index <= end; index += 1) {
    const from = Math.max(time(start), time(index) - window / 2);
    const to = Math.min(time(end), time(index) + window / 2);
    while (low < end && time(low + 1) <= from) low += 1;
    while (high < end && time(high + 1) <= to) high += 1;
    into[index] =
      to > from ? (areaUpTo(high, to) - areaUpTo(low, from)) / (to - from) : value(index);
  }
}
