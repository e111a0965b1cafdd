import type { Extent } from '#components/chart/ticks.js';

export interface ExtentRule {
  /** Shares of the values that may lie outside, below and above. */
  readonly below: number;
  readonly above: number;
  /** The least that the axis spans, so that noise on a flat line stays small. */
  readonly least: number;
  /** The axis begins at zero. */
  readonly fromZero?: boolean;
  /**
   * A few values far above all others, as of a sprint, may lie outside; the panel then names the
   * highest.
   */
  readonly clipsSpikes?: boolean;
}

const MARGIN = 0.08;
/** A spike: the highest value stands this far above what all but a few values stay under. */
const SPIKE_SHARE = 0.004;
const SPIKE_RATIO = 1.5;
const ROOM_OVER_CLIPPED = 1.2;

/** The vertical extent that shows `values` well; null where there are none. */
export function yExtent(values: readonly (number | null)[], rule: ExtentRule): Extent | null {
  const sorted = known(values).sort();
  if (sorted.length === 0) return null;
  const low = rule.fromZero ? 0 : quantile(sorted, rule.below);
  const high = rule.clipsSpikes ? withoutSpikes(sorted) : quantile(sorted, 1 - rule.above);
  const span = Math.max(high - low, rule.least);
  const spare = (span - (high - low)) / 2;
  // A little below zero, so that zero itself can be read on the axis.
  if (rule.fromZero) return { from: -span * MARGIN, to: span * (1 + MARGIN) };
  const margin = span * MARGIN;
  return { from: low - spare - margin, to: high + spare + margin };
}

function known(values: readonly (number | null)[]): Float64Array {
  const numbers = new Float64Array(values.length);
  let count = 0;
  for (const value of values) {
    if (value === null) continue;
    numbers[count] = value;
    count += 1;
  }
  return numbers.subarray(0, count);
}

function withoutSpikes(sorted: Float64Array): number {
  const highest = sorted[sorted.length - 1] ?? 0;
  const usual = quantile(sorted, 1 - SPIKE_SHARE);
  return highest > usual * SPIKE_RATIO ? usual * ROOM_OVER_CLIPPED : highest;
}

function quantile(sorted: Float64Array, share: number): number {
  return sorted[Math.round((sorted.length - 1) * share)] ?? 0;
}
