import type { Recording, Span } from './recording.js';

/** Seconds of a span that passed: those that the device's clock leapt over are left out. */
export function elapsedIn(
  { clockJumps = [] }: Pick<Recording, 'clockJumps'>,
  { from, to }: Span,
): number {
  return clockJumps.reduce(
    (seconds, jump) => seconds - Math.max(0, Math.min(to, jump.to) - Math.max(from, jump.from)),
    to - from,
  );
}

/**
 * The time stamps as a clock would have written them that never leapt; the same array where none
 * did.
 */
export function evenClock({
  time,
  clockJumps = [],
}: Pick<Recording, 'time' | 'clockJumps'>): Float64Array {
  if (clockJumps.length === 0) return time;
  return time.map((second) => elapsedIn({ clockJumps }, { from: 0, to: second }));
}

/** The second of the recording at which the even clock shows a time. */
export function stampOf({ clockJumps = [] }: Pick<Recording, 'clockJumps'>, even: number): number {
  return clockJumps.reduce(
    (second, { from, to }) => (from < second ? second + to - from : second),
    even,
  );
}
