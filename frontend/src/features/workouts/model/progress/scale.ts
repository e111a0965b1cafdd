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
