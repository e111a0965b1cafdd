import { isKnown } from './known.js';
import { nthSmallest } from './nth-smallest.js';

/** Values over a stretch of rows; NaN marks a row without a value and never counts. */
export type Series = ArrayLike<number>;

/**
 * The values as one kind of array: a loop that meets lists, bytes and numbers in turn is compiled
 * for none of them and takes ten times as long. So is one that looks beyond the end of an array, even
 * once, or whose sums are named by one pattern (`let [sum, n] = …`): three to four times as long.
 */
function columnOf(values: Series): Float64Array {
  return values instanceof Float64Array ? values : new Float64Array(values);
}

/** Mean of the rows from `from` up to, not including, `to`; null where there is none. */
export function meanOf(values: Series, from = 0, to = values.length): number | null {
  const column = columnOf(values);
  const first = Math.max(0, from);
  const end = Math.min(column.length, to);
  let sum = 0;
  let n = 0;
  for (let i = first; i < end; i++) {
    const value = column[i] as number;
    if (isKnown(value)) {
      sum += value;
      n++;
    }
  }
  return n === 0 ? null : sum / n;
}

/**
 * Mean of the values over zero: cadence while the legs turn, power while they push. Null where
 * there is none.
 */
export function meanOverZero(values: Series, from = 0, to = values.length): number | null {
  const column = columnOf(values);
  const first = Math.max(0, from);
  const end = Math.min(column.length, to);
  let sum = 0;
  let n = 0;
  for (let i = first; i < end; i++) {
    const value = column[i] as number;
    if (value > 0 && isKnown(value)) {
      sum += value;
      n++;
    }
  }
  return n === 0 ? null : sum / n;
}

/** Largest value; null where there is none. */
export function maxOf(values: Series, from = 0, to = values.length): number | null {
  const column = columnOf(values);
  const first = Math.max(0, from);
  const end = Math.min(column.length, to);
  let max = -Infinity;
  for (let i = first; i < end; i++) {
    const value = column[i] as number;
    if (value > max) max = value;
  }
  return max === -Infinity ? null : max;
}

/** Sum of a mask: how many rows it marks. */
export function marksIn(mask: Uint8Array): number {
  let marks = 0;
  for (let i = 0; i < mask.length; i++) marks += mask[i] as number;
  return marks;
}

export function sumOf(values: Series): number {
  const column = columnOf(values);
  let sum = 0;
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number;
    if (isKnown(value)) sum += value;
  }
  return sum;
}

/** How many rows hold a value of at least `least`. */
export function countFrom(values: Series, least: number, from = 0, to = values.length): number {
  const column = columnOf(values);
  const first = Math.max(0, from);
  const end = Math.min(column.length, to);
  let n = 0;
  for (let i = first; i < end; i++) {
    const value = column[i] as number;
    if (value >= least && isKnown(value)) n++;
  }
  return n;
}

/**
 * Median of the finite values, the mean of the middle two for an even count; null where there is
 * none.
 */
export function medianOf(values: Series): number | null {
  const column = columnOf(values);
  const known = new Float64Array(column.length);
  let n = 0;
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number;
    if (isKnown(value)) known[n++] = value;
  }
  if (n === 0) return null;
  const all = known.subarray(0, n);
  const upper = nthSmallest(all, n >> 1);
  if (n % 2 === 1) return upper;
  // The ones before the middle are now all those under it.
  return ((maxOf(all, 0, n >> 1) as number) + upper) / 2;
}

/**
 * Coefficient of variation: population standard deviation over mean; null where the mean is not
 * positive.
 */
export function coefficientOfVariation(values: Series): number | null {
  const column = columnOf(values);
  const mean = meanOf(column);
  if (mean === null || mean <= 0) return null;
  let squares = 0;
  let n = 0;
  for (let i = 0; i < column.length; i++) {
    const value = column[i] as number;
    if (isKnown(value)) {
      squares += (value - mean) ** 2;
      n++;
    }
  }
  return Math.sqrt(squares / n) / mean;
}
