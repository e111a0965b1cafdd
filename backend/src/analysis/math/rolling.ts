import { isKnown } from './known.js';

/** Running totals: `prefix[i]` is the sum of the first `i` values. NaN counts as nothing. */
export function prefixSums(values: Float64Array): Float64Array {
  const prefix = new Float64Array(values.length + 1);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (isKnown(value)) sum += value;
    prefix[i + 1] = sum;
  }
  return prefix;
}

/** Running totals of the squares. */
export function prefixSquares(values: Float64Array): Float64Array {
  const prefix = new Float64Array(values.length + 1);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (isKnown(value)) sum += value * value;
    prefix[i + 1] = sum;
  }
  return prefix;
}

/**
 * Means over blocks of `size` values one after another; a last block that is not full is left out.
 */
export function blockMeans(values: Float64Array, size: number): Float64Array {
  const prefix = prefixSums(values);
  const means = new Float64Array(Math.floor(values.length / size));
  for (let i = 0; i < means.length; i++) {
    means[i] = ((prefix[(i + 1) * size] as number) - (prefix[i * size] as number)) / size;
  }
  return means;
}

/**
 * Fourth root of the mean of the fourth powers of the means over every full window of `size`
 * values: weighs hard stretches as Coggan's normalization does. Null where no window fits.
 */
export function normalizedMean(values: Float64Array, size: number): number | null {
  const windows = values.length - size + 1;
  if (windows <= 0) return null;
  const prefix = prefixSums(values);
  let sum = 0;
  for (let i = 0; i < windows; i++)
    sum += fourthPower(((prefix[i + size] as number) - (prefix[i] as number)) / size);
  return (sum / windows) ** 0.25;
}

/** By two multiplications: `** 4` takes a hundred times as long. */
export function fourthPower(value: number): number {
  const square = value * value;
  return square * square;
}
