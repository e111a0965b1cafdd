import type { Extent } from '#components/chart/ticks.js';

/** Maps the extent onto a stretch of pixels; the lower value stands at `low`. */
export function scale({ from, to }: Extent, low: number, high: number): (value: number) => number {
  return (value) =>
    to > from ? low + ((value - from) / (to - from)) * (high - low) : (low + high) / 2;
}

/** A polyline through points, `M0.0,1.0L2.0,3.0`; empty without any. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`)
    .join('');
}

/**
 * Moves labels along one line until neighbours are `gap` apart, in the order given and each as near
 * to its place as that allows; they stay between `low` and `high` as far as there is room for all.
 *
 * @param wanted where they want to stand; px, rising
 */
export function apart(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number,
): readonly number[] {
  const room = Math.max(0, high - low);
  const step = wanted.length > 1 ? Math.min(gap, room / (wanted.length - 1)) : gap;
  const pushed = wanted.reduce<number[]>((placed, place) => {
    const before = placed.at(-1);
    return [...placed, Math.max(low, place, before === undefined ? low : before + step)];
  }, []);
  return pushed.reduceRight<number[]>((placed, place) => {
    const after = placed[0];
    return [Math.min(place, after === undefined ? high : after - step), ...placed];
  }, []);
}
