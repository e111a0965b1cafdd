/** Windows that begin in one block of so many rows are judged together (ours: the least time). */
const BLOCK = 24;
/**
 * What rounding may take off a bound, J: at 2,000 W a running total over seven days is rounded to
 * less than a ten-thousandth of it.
 */
const ROUNDING = 1e-3;

/**
 * Upper bounds for the sums of windows. Running totals less the mean of the whole series go up and
 * down by what differs from that mean alone, so that the highest and the lowest of them in a block
 * of rows are close to all others in it.
 */
export interface WindowBounds {
  /** Mean of the whole series. */
  readonly mean: number;
  /** For each block of rows. */
  readonly lowest: Float64Array;
  /** The same, of each block and the one behind it together. */
  readonly highest: Float64Array;
}

/** Rows on which windows begin, from the first to the last, if any. */
export interface Starts {
  readonly first: number;
  readonly last: number;
}

/** @param prefix running totals, the first of them 0 */
export function boundsOf(prefix: Float64Array): WindowBounds {
  const blocks = blockOf(prefix.length - 1) + 1;
  const mean = prefix.length > 1 ? (prefix.at(-1) as number) / (prefix.length - 1) : 0;
  const lowest = new Float64Array(blocks).fill(Infinity);
  const highest = new Float64Array(blocks).fill(-Infinity);
  for (let row = 0; row < prefix.length; row++) {
    const total = (prefix[row] as number) - mean * row;
    const block = blockOf(row);
    if (total < (lowest[block] as number)) lowest[block] = total;
    if (total > (highest[block] as number)) highest[block] = total;
  }
  for (let block = 0; block + 1 < blocks; block++)
    highest[block] = Math.max(highest[block] as number, highest[block + 1] as number);
  return { mean, lowest, highest };
}

/** The block that a row is in; negative before the first row. */
export function blockOf(row: number): number {
  return row < 0 ? -1 : (row / BLOCK) | 0;
}

/** The rows of a block from `first` to `last`. */
export function startsIn(block: number, first: number, last: number): Starts {
  return { first: Math.max(first, block * BLOCK), last: Math.min(last, block * BLOCK + BLOCK - 1) };
}

/**
 * How far the running total may rise from a start in one block to an end in the block `ahead` of it
 * or in the next: where a window of `ahead` full blocks and a part of one ends.
 */
export function riseOf({ lowest, highest }: WindowBounds, block: number, ahead: number): number {
  return (highest[block + ahead] as number) - (lowest[block] as number);
}

/** What a window of so many rows may sum up to beyond its rise: no sum is more than both. */
export function beyondRise({ mean }: WindowBounds, rows: number): number {
  return mean * rows + ROUNDING;
}
