import { isKnown } from './known.js';

/** Running totals: `prefix[i]` is the sum of the first `i` values. NaN counts as nothing. */
export function prefixSums(values: ArrayLike<number>): Float64Array {
  const prefix = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    prefix[i + 1] = (prefix[i] as number) + (isKnown(value) ? value : 0);
  }
  return prefix;
}

/** Means over every full window of `size` values; empty where no window fits. */
export function rollingMeans(values: ArrayLike<number>, size: number): Float64Array {
  const prefix = prefixSums(values);
  const means = new Float64Array(Math.max(0, values.length - size + 1));
  for (let i = 0; i < means.length; i++) means[i] = ((prefix[i + size] as number) - (prefix[i] as number)) / size;
  return means;
}

/** Means over blocks of `size` values one after another; a last block that is not full is left out. */
export function blockMeans(values: ArrayLike<number>, size: number): Float64Array {
  const prefix = prefixSums(values);
  const means = new Float64Array(Math.floor(values.length / size));
  for (let i = 0; i < means.length; i++) {
    means[i] = ((prefix[(i + 1) * size] as number) - (prefix[i * size] as number)) / size;
  }
  return means;
}

/** Fourth root of the mean of the fourth powers: weighs hard stretches as Coggan's normalization does. */
export function fourthPowerMean(values: ArrayLike<number>): number | null {
  if (values.length === 0) return null;
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += (values[i] as number) ** 4;
  return (sum / values.length) ** 0.25;
}
