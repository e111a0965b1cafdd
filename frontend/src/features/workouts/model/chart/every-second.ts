import type { Span, Stream } from './streams.js';

/**
 * Over longer holes nothing is given: power is not guessed as far as what changes slowly; seconds,
 * as in the engine.
 */
export const LONGEST_BRIDGE_S = { power: 10, others: 25 };

/**
 * A channel second by second from the first whole second of the span to the last before its end, as
 * the engine sees it: the line through the samples, NaN where none is known, the seconds of pauses
 * left out. Wants a stream that holds every sample.
 */
export function everySecond(
  { t, v }: Stream,
  { from, to }: Span,
  pauses: readonly Span[],
  longestBridgeS: number,
): Float64Array {
  const first = Math.ceil(from);
  const seconds = new Float64Array(Math.max(0, Math.ceil(to) - first));
  const stops = pauses.filter((pause) => pause.to > from && pause.from < to);
  let next = lowerBound(t, first);
  let filled = 0;
  for (let second = first; second < to; second += 1) {
    if (stops.some((pause) => second >= pause.from && second < pause.to)) continue;
    while (next < t.length && (t[next] ?? 0) < second) next += 1;
    seconds[filled] = valueAtSecond({ t, v }, next, second, longestBridgeS);
    filled += 1;
  }
  return seconds.subarray(0, filled);
}

/** Index of the first entry of the rising `xs` that is not below `x`. */
export function lowerBound(xs: readonly number[], x: number): number {
  let low = 0;
  let high = xs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of the last entry of the rising `xs` that is not above `x`; 0 where all of them are. */
export function lastNotAbove(xs: readonly number[], x: number): number {
  let low = 0;
  let high = xs.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

function valueAtSecond(
  { t, v }: Pick<Stream, 't' | 'v'>,
  next: number,
  second: number,
  longestBridgeS: number,
): number {
  const after = v[next] ?? null;
  const t1 = t[next];
  if (t1 === second && after !== null) return after;
  const before = v[next - 1] ?? null;
  const t0 = t[next - 1];
  if (
    after === null ||
    before === null ||
    t0 === undefined ||
    t1 === undefined ||
    t1 - t0 > longestBridgeS
  )
    return Number.NaN;
  return before + ((after - before) * (second - t0)) / (t1 - t0);
}
