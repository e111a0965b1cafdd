import { isKnown } from './known.js';
import { oncePer } from './once-per.js';
import { prefixSums } from './rolling.js';

/**
 * Means of any stretch of a channel by two looks at its running totals, for those who ask for many
 * stretches. Rounded otherwise than `meanOf`: what is shown is to be taken from there.
 */
export class RunningMeans {
  private readonly sums: Float64Array;
  /** How many of the first values are known. */
  private readonly known: Int32Array;

  constructor(values: Float64Array) {
    this.sums = prefixSums(values);
    this.known = new Int32Array(values.length + 1);
    for (let at = 0; at < values.length; at++)
      this.known[at + 1] = (this.known[at] as number) + (isKnown(values[at]) ? 1 : 0);
  }

  /** Of the rows from `from` up to, not including, `to`; null where none is known. */
  of(from: number, to: number): number | null {
    const n = (this.known[to] as number) - (this.known[from] as number);
    return n === 0 ? null : ((this.sums[to] as number) - (this.sums[from] as number)) / n;
  }
}

export const runningMeansOf = oncePer((values: Float64Array) => new RunningMeans(values));
