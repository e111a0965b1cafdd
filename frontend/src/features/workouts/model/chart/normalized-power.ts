import { everySecond, LONGEST_BRIDGE_S } from './every-second.js';
import type { Span, Stream } from './streams.js';

/**
 * The engine's own constants, see docs/metrics: full windows of 30 s, a minute at least, 95 % of
 * the power.
 */
const WINDOW_S = 30;
const SHORTEST_S = 60;
const COVERAGE = 0.95;

/** Watts, or in a few words why there are none. */
export type NormalizedPower = { readonly watts: number } | { readonly reason: string };

/**
 * Normalized power of a span: (mean of p₃₀⁴)^¼ with p₃₀ the mean over each full window of 30 s of
 * running timer (Coggan). Pauses are taken out; a second whose power is not known counts as zero.
 * Wants a stream that holds every sample.
 */
export function normalizedPowerOver(
  power: Stream,
  span: Span,
  pauses: readonly Span[],
): NormalizedPower {
  const seconds = everySecond(power, span, pauses, LONGEST_BRIDGE_S.power);
  if (seconds.length < SHORTEST_S) return { reason: 'Normalized power needs at least a minute.' };
  const known = seconds.reduce((count, watts) => count + (Number.isNaN(watts) ? 0 : 1), 0);
  if (known < COVERAGE * seconds.length)
    return { reason: 'Too much of the power is missing here for normalized power.' };
  return { watts: normalizedMean(seconds) };
}

function normalizedMean(seconds: Float64Array): number {
  const at = (second: number): number => {
    const watts = seconds[second] ?? 0;
    return Number.isNaN(watts) ? 0 : watts;
  };
  let window = 0;
  let sum = 0;
  for (let second = 0; second < seconds.length; second += 1) {
    window += at(second) - (second >= WINDOW_S ? at(second - WINDOW_S) : 0);
    if (second >= WINDOW_S - 1) sum += (window / WINDOW_S) ** 4;
  }
  return (sum / (seconds.length - WINDOW_S + 1)) ** 0.25;
}
