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
  /** The same, and one behind the last block, in which no window can end. */
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
  const highest = new Float64Array(blocks + 1).fill(-Infinity);
  for (let row = 0; row < prefix.length; row++) {
    const total = (prefix[row] as number) - mean * row;
    const block = blockOf(row);
    if (total < (lowest[block] as number)) lowest[block] = total;
    if (total > (highest[block] as number)) highest[block] = total;
  }
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
 * No window of so many rows that begins in the block sums up to more: a sum is the total at the end
 * less that at the start, and the ends lie in two blocks side by side.
 */
export function boundOf(
  { mean, lowest, highest }: WindowBounds,
  block: number,
  rows: number,
): number {
  const end = block + blockOf(rows);
  const here = highest[end] as number;
  const next = highest[end + 1] as number;
  return (here > next ? here : next) - (lowest[block] as number) + mean * rows + ROUNDING;
}
