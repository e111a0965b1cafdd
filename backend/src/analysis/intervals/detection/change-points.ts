import { prefixSquares, prefixSums } from '#analysis/math/rolling.js';
import { medianOf } from '#analysis/math/statistics.js';

export interface ChangePointRules {
  /** Fewest samples between two changes. */
  readonly shortest: number;
  /** Most samples between two changes, which keeps the search linear in the length. */
  readonly longest: number;
  /** A change must pay for `penalty` · σ² · ln n, σ being the noise (a BIC penalty where 2). */
  readonly penalty: number;
}

/** A median absolute deviation of normal noise, times this, is its standard deviation. */
const MAD_TO_SD = 1.4826;

/** A series ready to be searched; several searches share its sums. */
export class Changes {
  private readonly sums: Float64Array;
  private readonly squares: Float64Array;
  private readonly noise: number;

  /** @param leastNoise the noise, told from neighbouring values, is taken as no less than this */
  constructor(values: Float64Array, leastNoise: number) {
    this.sums = prefixSums(values);
    this.squares = prefixSquares(values);
    const steps = new Float64Array(Math.max(0, values.length - 1));
    for (let at = 0; at < steps.length; at++)
      steps[at] = Math.abs((values[at + 1] as number) - (values[at] as number));
    this.noise = Math.max(leastNoise, (MAD_TO_SD * (medianOf(steps) ?? 0)) / Math.SQRT2);
  }

  /**
   * The places where the mean of the series changes, its end last: optimal partitioning by least
   * squares with a penalty for each change, pruned (PELT, Killick, Fearnhead & Eckley, JASA
   * 107:1590, 2012).
   */
  points({ shortest, longest, penalty: share }: ChangePointRules): number[] {
    const { sums, squares } = this;
    const n = sums.length - 1;
    const penalty = share * this.noise ** 2 * Math.log(Math.max(2, n));
    const best = new Float64Array(n + 1).fill(Infinity);
    const previous = new Int32Array(n + 1);
    const candidates = new Int32Array(n + 1);
    const costs = new Float64Array(n + 1);
    let count = 1;
    let most = Infinity;
    best[0] = -penalty;
    for (let end = Math.min(shortest, n); end <= n && n > 0; end++) {
      const sumTo = sums[end] as number;
      const squareTo = squares[end] as number;
      let least = Infinity;
      let first = 0;
      let kept = 0;
      for (let at = 0; at < count; at++) {
        const start = candidates[at] as number;
        // What the last end showed: this start can win nowhere any more.
        if ((costs[at] as number) > most || end - start > longest) continue;
        const sum = sumTo - (sums[start] as number);
        const scatter = squareTo - (squares[start] as number) - (sum * sum) / (end - start);
        const cost = (best[start] as number) + (scatter > 0 ? scatter : 0);
        candidates[kept] = start;
        costs[kept++] = cost;
        if (cost < least) {
          least = cost;
          first = start;
        }
      }
      most = least + penalty;
      best[end] = most;
      previous[end] = first;
      const next = end + 1 - shortest;
      if (next > 0) {
        candidates[kept] = next;
        costs[kept++] = -Infinity;
      }
      count = kept;
    }
    return walkedBack(previous, n);
  }
}

function walkedBack(previous: Int32Array, n: number): number[] {
  const ends: number[] = [];
  for (let end = n; end > 0; end = previous[end] as number) ends.push(end);
  return ends.reverse();
}
