import type { Span, Stream } from '../chart/streams.js';

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

/** @param zeroIsGap where a zero says that nothing was measured */
export function integralOf(
  { t, v }: Stream,
  pauses: readonly Span[],
  zeroIsGap: boolean,
): Integral {
  const area = new Float64Array(t.length);
  const length = new Float64Array(t.length);
  const isKnown = (value: number | null | undefined): value is number =>
    value !== null && value !== undefined && !(zeroIsGap && value === 0);
  let pause = 0;
  for (let index = 1; index < t.length; index += 1) {
    const [from, to] = [t[index - 1] ?? 0, t[index] ?? 0];
    const [before, after] = [v[index - 1], v[index]];
    while ((pauses[pause]?.to ?? Infinity) <= from) pause += 1;
    const paused = (pauses[pause]?.from ?? Infinity) < to;
    const counts = isKnown(before) && isKnown(after) && !paused;
    area[index] = (area[index - 1] ?? 0) + (counts ? ((before + after) / 2) * (to - from) : 0);
    length[index] = (length[index - 1] ?? 0) + (counts ? to - from : 0);
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
  let low = 0;
  let high = t.length - 1;
  if (high < 0 || seconds <= (t[0] ?? 0)) return 0;
  if (seconds >= (t[high] ?? 0)) return high;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((t[middle] ?? 0) <= seconds) low = middle;
    else high = middle;
  }
  const [before, after] = [t[low] ?? 0, t[high] ?? 0];
  return after > before ? low + (seconds - before) / (after - before) : low;
}

function at(values: Float64Array, place: number): number {
  const index = Math.floor(place);
  const value = values[index] ?? 0;
  return value + ((values[index + 1] ?? value) - value) * (place - index);
}
