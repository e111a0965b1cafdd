import { medianOf } from '../../math/statistics.js';

export interface ChangePointRules {
  /** Fewest samples between two changes. */
  readonly shortest: number;
  /** Most samples between two changes, which keeps the search linear in the length. */
  readonly longest: number;
  /** A change must pay for `penalty` · σ² · ln n, σ² being the variance of the noise (a BIC penalty where 2). */
  readonly penalty: number;
  /** The noise is taken as no less than this. */
  readonly leastNoise: number;
}

/** A median absolute deviation of normal noise, times this, is its standard deviation. */
const MAD_TO_SD = 1.4826;

/**
 * The places where the mean of a series changes, its end last: optimal partitioning by least squares with a penalty for each
 * change, pruned (PELT, Killick, Fearnhead & Eckley, JASA 107:1590, 2012). The noise is told from neighbouring values.
 */
export function changePoints(values: Float64Array, rules: ChangePointRules): number[] {
  const n = values.length;
  if (n === 0) return [];
  const { sums, squares } = totals(values);
  const penalty = rules.penalty * noiseOf(values, rules.leastNoise) ** 2 * Math.log(n);
  const best = new Float64Array(n + 1).fill(Infinity);
  const previous = new Int32Array(n + 1);
  best[0] = -penalty;
  let candidates = [0];
  for (let end = Math.min(rules.shortest, n); end <= n; end++) {
    const costs = new Float64Array(candidates.length);
    for (let at = 0; at < candidates.length; at++) {
      const from = candidates[at] as number;
      const cost = (best[from] as number) + scatter(sums, squares, from, end);
      costs[at] = cost;
      if (cost + penalty >= (best[end] as number)) continue;
      best[end] = cost + penalty;
      previous[end] = from;
    }
    candidates = candidates.filter((from, at) => (costs[at] as number) <= (best[end] as number) && end - from < rules.longest);
    const next = end + 1 - rules.shortest;
    if (next > 0) candidates.push(next);
  }
  return walkedBack(previous, n);
}

function walkedBack(previous: Int32Array, n: number): number[] {
  const ends: number[] = [];
  for (let end = n; end > 0; end = previous[end] as number) ends.push(end);
  return ends.reverse();
}

function totals(values: Float64Array): { sums: Float64Array; squares: Float64Array } {
  const sums = new Float64Array(values.length + 1);
  const squares = new Float64Array(values.length + 1);
  values.forEach((value, at) => {
    sums[at + 1] = (sums[at] as number) + value;
    squares[at + 1] = (squares[at] as number) + value * value;
  });
  return { sums, squares };
}

/** Sum of squared distances from the mean. */
function scatter(sums: Float64Array, squares: Float64Array, from: number, to: number): number {
  const sum = (sums[to] as number) - (sums[from] as number);
  return Math.max(0, (squares[to] as number) - (squares[from] as number) - (sum * sum) / (to - from));
}

function noiseOf(values: Float64Array, least: number): number {
  const steps = Array.from(values.subarray(1), (value, at) => Math.abs(value - (values[at] as number)));
  return Math.max(least, (MAD_TO_SD * (medianOf(steps) ?? 0)) / Math.SQRT2);
}
