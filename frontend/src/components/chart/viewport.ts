import type { Extent } from './ticks.js';

/**
 * The closest look: nothing is measured more often than once a second, and ten seconds still make a
 * curve.
 */
export const CLOSEST_LOOK = 10;

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/**
 * Moves `wanted` into the domain without changing its length, unless it is longer than the domain
 * or too short.
 */
export function fitInto(wanted: Extent, domain: Extent, closest = CLOSEST_LOOK): Extent {
  const whole = domain.to - domain.from;
  const length = clamp(wanted.to - wanted.from, Math.min(closest, whole), whole);
  const middle = (wanted.from + wanted.to) / 2;
  const from = clamp(middle - length / 2, domain.from, domain.to - length);
  return { from, to: from + length };
}

/** Zooms by `factor` (below 1 is closer) and keeps `around` where it is on the screen. */
export function zoom(range: Extent, domain: Extent, factor: number, around: number): Extent {
  const length = (range.to - range.from) * factor;
  const share = (around - range.from) / (range.to - range.from);
  const from = around - share * length;
  return fitInto({ from, to: from + length }, domain);
}

/** Null where the range shows everything: then there is nothing to reset. */
export function asZoom(range: Extent, domain: Extent): Extent | null {
  return range.to - range.from >= (domain.to - domain.from) * 0.999 ? null : range;
}

export function ordered(a: number, b: number): Extent {
  return a <= b ? { from: a, to: b } : { from: b, to: a };
}

/**
 * Moves the range no further than it must so that `x` is in it; the same object where it is
 * already.
 */
export function follow(range: Extent, domain: Extent, x: number): Extent {
  const over = Math.min(0, x - range.from) + Math.max(0, x - range.to);
  return over === 0 ? range : fitInto({ from: range.from + over, to: range.to + over }, domain);
}
