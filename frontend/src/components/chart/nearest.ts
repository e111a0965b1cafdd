/** Index of the entry of the rising `xs` that is nearest to `x`; null where there are none. */
export function nearestIndex(xs: readonly number[], x: number): number | null {
  if (xs.length === 0) return null;
  let low = 0;
  let high = xs.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((xs[middle] ?? 0) <= x) low = middle;
    else high = middle;
  }
  return x - (xs[low] ?? 0) <= (xs[high] ?? 0) - x ? low : high;
}
