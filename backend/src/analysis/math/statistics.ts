import { isKnown } from './known.js';

/** Values over a stretch of rows; NaN marks a row without a value and never counts. */
export type Series = ArrayLike<number>;

/** Mean of the rows from `from` up to, not including, `to`; null where there is none. */
export function meanOf(values: Series, from = 0, to = values.length, counts: (value: number) => boolean = isKnown): number | null {
  let sum = 0;
  let n = 0;
  for (let i = from; i < to; i++) {
    const value = values[i] as number;
    if (isKnown(value) && counts(value)) {
      sum += value;
      n++;
    }
  }
  return n === 0 ? null : sum / n;
}

/** Largest value; null where there is none. */
export function maxOf(values: Series, from = 0, to = values.length): number | null {
  let max = -Infinity;
  for (let i = from; i < to; i++) {
    const value = values[i] as number;
    if (value > max) max = value;
  }
  return max === -Infinity ? null : max;
}

export function sumOf(values: Series, from = 0, to = values.length): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const value = values[i] as number;
    if (isKnown(value)) sum += value;
  }
  return sum;
}

/** How many rows hold a value. */
export function countOf(values: Series, from = 0, to = values.length): number {
  let n = 0;
  for (let i = from; i < to; i++) if (isKnown(values[i])) n++;
  return n;
}

/** Median of the finite values, the mean of the middle two for an even count; null where there is none. */
export function medianOf(values: Iterable<number>): number | null {
  const sorted = Float64Array.from(values).filter(isKnown).sort();
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** Coefficient of variation: population standard deviation over mean; null where the mean is not positive. */
export function coefficientOfVariation(values: Series): number | null {
  const mean = meanOf(values);
  if (mean === null || mean <= 0) return null;
  let squares = 0;
  let n = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (isKnown(value)) {
      squares += (value - mean) ** 2;
      n++;
    }
  }
  return Math.sqrt(squares / n) / mean;
}
