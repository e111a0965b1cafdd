import type { Span, Stream } from '../chart/streams.js';
import { lastNotAbove } from '../chart/every-second.js';

/**
 * The running sum of a stream over time: the mean of any stretch in a step or two. Gaps and pauses
 * have no length.
 */
export interface Integral {
  readonly t: readonly number[];
  /** Value times seconds since the start. */
  readonly area: Float64Array;
  /** Recorded seconds since the start. */
  readonly length: Float64Array;
}

type Value = Stream['v'][number] | undefined;

/** Whether a pause begins before the end of a stretch; asked about one stretch after another. */
function pauseSeeker(pauses: readonly Span[]): (from: number, to: number) => boolean {
  let next = 0;
  return (from, to) => {
    while ((pauses[next]?.to ?? Infinity) <= from) next += 1;
    return (pauses[next]?.from ?? Infinity) < to;
  };
}

/** @param zeroIsGap where a zero says that nothing was measured */
export function integralOf(
  { t, v }: Stream,
  pauses: readonly Span[],
  zeroIsGap: boolean,
): Integral {
  const area = new Float64Array(t.length);
  const length = new Float64Array(t.length);
  const isKnown = (value: Value): value is number =>
    value !== null && value !== undefined && !(zeroIsGap && value === 0);
  const meanOf = (before: Value, after: Value): number | null =>
    isKnown(before) && isKnown(after) ? (before + after) / 2 : null;
  const isPaused = pauseSeeker(pauses);
  for (let index = 1; index < t.length; index += 1) {
    const [from, to] = [t[index - 1] ?? 0, t[index] ?? 0];
    const paused = isPaused(from, to);
    const mean = meanOf(v[index - 1], v[index]);
    const seconds = mean === null || paused ? 0 : to - from;
    area[index] = (area[index - 1] ?? 0) + (mean ?? 0) * seconds;
    length[index] = (length[index - 1] ?? 0) + seconds;
  }
  return { t, area, length };
}

/** Mean between two seconds; null where nothing was recorded between them. */
export function meanBetween(integral: Integral, from: number, to: number): number | null {
  const [a, b] = [placeOf(integral.t, from), placeOf(integral.t, to)];
  const length = at(integral.length, b) - at(integral.length, a);
  return length > 0 ? (at(integral.area, b) - at(integral.area, a)) / length : null;
}

/** Where a second stands among the samples: a whole index and the share of the way to the next. */
function placeOf(t: readonly number[], seconds: number): number {
  const low = lastNotAbove(t, seconds);
  const [before, after] = [t[low] ?? 0, t[low + 1] ?? 0];
  return after > before ? low + Math.max(0, seconds - before) / (after - before) : low;
}

function at(values: Float64Array, place: number): number {
  const index = Math.floor(place);
  const value = values[index] ?? 0;
  return value + ((values[index + 1] ?? value) - value) * (place - index);
}
