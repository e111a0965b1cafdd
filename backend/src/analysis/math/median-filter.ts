import { isKnown } from './known.js';

/**
 * Centred running median over `size` (odd) values; windows are cut at the ends, NaN does not count,
 * and a window without a value gives NaN. Keeps the window sorted, so a step costs one insertion and one removal.
 */
export function medianFilter(values: ArrayLike<number>, size: number): Float64Array {
  const half = size >> 1;
  const out = new Float64Array(values.length);
  const window: number[] = [];
  for (let i = 0; i < values.length + half; i++) {
    if (i < values.length) insert(window, values[i] as number);
    const centre = i - half;
    if (centre < 0) continue;
    if (centre - half - 1 >= 0) remove(window, values[centre - half - 1] as number);
    out[centre] = middleOf(window);
  }
  return out;
}

function middleOf(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return Number.NaN;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

function insert(sorted: number[], value: number): void {
  if (!isKnown(value)) return;
  let at = sorted.length;
  while (at > 0 && (sorted[at - 1] as number) > value) at--;
  sorted.splice(at, 0, value);
}

function remove(sorted: number[], value: number): void {
  if (isKnown(value)) sorted.splice(sorted.indexOf(value), 1);
}
