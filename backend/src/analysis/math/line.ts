/** A straight line by least squares. */
export interface Line {
  readonly slope: number;
  readonly intercept: number;
  readonly meanY: number;
  /**
   * Standard error of the slope; null where the line goes through two points, or any line would.
   */
  readonly slopeError: number | null;
}

/** Least squares of y = intercept + slope · x; null under two points or without spread in `x`. */
export function lineThrough(x: readonly number[], y: readonly number[]): Line | null {
  const n = x.length;
  const meanX = mean(x);
  const meanY = mean(y);
  let xx = 0;
  let xy = 0;
  for (let i = 0; i < n; i++) {
    xx += ((x[i] as number) - meanX) ** 2;
    xy += ((x[i] as number) - meanX) * ((y[i] as number) - meanY);
  }
  if (n < 2 || !(xx > 0)) return null;
  const slope = xy / xx;
  const intercept = meanY - slope * meanX;
  const rest = y.reduce(
    (sum, value, i) => sum + (value - intercept - slope * (x[i] as number)) ** 2,
    0,
  );
  return { slope, intercept, meanY, slopeError: n > 2 ? Math.sqrt(rest / (n - 2) / xx) : null };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
