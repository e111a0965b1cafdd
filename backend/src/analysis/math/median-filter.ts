import { isKnown } from './known.js';

/**
 * Centred running median over `size` (odd) values; windows are cut at the ends, NaN does not count,
 * and a window without a value gives NaN.
 */
export function medianFilter(values: Float64Array, size: number): Float64Array {
  const half = size >> 1;
  const out = new Float64Array(values.length);
  const window = new SortedWindow(size);
  for (let i = 0; i < values.length + half; i++) {
    const entering = i < values.length ? (values[i] as number) : Number.NaN;
    const leaving = i >= size ? (values[i - size] as number) : Number.NaN;
    window.exchange(leaving, entering);
    if (i >= half) out[i - half] = window.median();
  }
  return out;
}

/**
 * `medianFilter` of five values, for a series without a gap: by seven comparisons, in a tenth of
 * the time.
 *
 * @param values known ones alone
 */
export function medianOfFives(values: Float64Array): Float64Array {
  const n = values.length;
  const out = new Float64Array(n);
  for (let i = 2; i + 2 < n; i++) {
    const a = values[i - 2] as number;
    const b = values[i - 1] as number;
    const here = values[i] as number;
    const c = values[i + 1] as number;
    const d = values[i + 2] as number;
    // Neither the lowest nor the highest of four can be in the middle of five.
    const low = Math.max(Math.min(a, b), Math.min(c, d));
    const high = Math.min(Math.max(a, b), Math.max(c, d));
    out[i] = Math.max(Math.min(here, low), Math.min(Math.max(here, low), high));
  }
  for (let i = 0; i < Math.min(2, n); i++) out[i] = medianAround(values, i, 5);
  for (let i = Math.max(2, n - 2); i < n; i++) out[i] = medianAround(values, i, 5);
  return out;
}

/**
 * Median of the values around a place, as `medianFilter` has it: for those who need it at few
 * places.
 */
export function medianAround(values: Float64Array, place: number, size: number): number {
  const half = size >> 1;
  const window = new SortedWindow(size);
  for (let i = Math.max(0, place - half); i <= Math.min(values.length - 1, place + half); i++)
    window.exchange(Number.NaN, values[i] as number);
  return window.median();
}

/**
 * The values of a window in order. An exchange moves only what is between the value that leaves and
 * the value that enters.
 */
class SortedWindow {
  private readonly sorted: Float64Array;
  private count = 0;

  constructor(size: number) {
    this.sorted = new Float64Array(size + 1);
  }

  /** Takes one value out, which must be there, and another one in; NaN stands for none. */
  exchange(leaving: number, entering: number): void {
    if (leaving === entering) return;
    const { sorted } = this;
    // Where there is nothing to take out, there is room behind the last.
    let hole = this.count;
    if (isKnown(leaving)) {
      hole = 0;
      while (sorted[hole] !== leaving) hole++;
      this.count--;
    }
    const last = this.count;
    if (!isKnown(entering)) {
      for (; hole < last; hole++) sorted[hole] = sorted[hole + 1] as number;
      return;
    }
    for (; hole > 0 && (sorted[hole - 1] as number) > entering; hole--)
      sorted[hole] = sorted[hole - 1] as number;
    for (; hole < last && (sorted[hole + 1] as number) < entering; hole++)
      sorted[hole] = sorted[hole + 1] as number;
    sorted[hole] = entering;
    this.count++;
  }

  median(): number {
    const { sorted, count } = this;
    if (count === 0) return Number.NaN;
    const upper = sorted[count >> 1] as number;
    return count % 2 === 1 ? upper : ((sorted[(count >> 1) - 1] as number) + upper) / 2;
  }
}
