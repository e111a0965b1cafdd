import { medianOf } from '#analysis/math/statistics.js';

/** A rest between sets is so many times the usual one, and so much longer (ours). */
const LONGER = { times: 1.75, seconds: 45 } as const;
/** A set holds so many repetitions at least. */
const SMALLEST = 2;

/**
 * Sets of one size, as longer rests part them; one set where their sizes differ.
 *
 * @param rests seconds between each repetition and the next
 */
export function setsOf(rests: readonly number[]): {
  readonly count: number;
  readonly sizes: readonly number[];
} {
  const whole = { count: 1, sizes: [rests.length + 1] };
  // Fewer than half of the rests part sets, so the median is a rest within one.
  const usual = medianOf(rests);
  if (usual === null || rests.length < 2 * SMALLEST - 1) return whole;
  const sizes = [1];
  for (const rest of rests) {
    const parts = rest >= LONGER.times * usual && rest >= usual + LONGER.seconds;
    if (parts) sizes.push(1);
    else sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
  }
  const [first = 0] = sizes;
  return sizes.length > 1 && first >= SMALLEST && sizes.every((size) => size === first)
    ? { count: sizes.length, sizes }
    : whole;
}
