/** A slope by least squares with its standard error and what is left of each value. */
export interface HeldSlope {
  readonly slope: number;
  /** As if neighbouring values said nothing of each other; 0 where nothing is left over. */
  readonly error: number;
  readonly residuals: readonly number[];
}

/**
 * Slope of `y` on `t` with `x` held constant: least squares of y = a + b·t + c·x, solved on centred
 * sums. Without spread in `x` it is the plain slope on `t`; null where `t` does not spread or moves
 * as one with `x`.
 */
export function slopeHolding(
  y: readonly number[],
  t: readonly number[],
  x: readonly number[],
): HeldSlope | null {
  const n = y.length;
  if (n < 3) return null;
  const meanY = average(y);
  const meanT = average(t);
  const meanX = average(x);
  let tt = 0;
  let xx = 0;
  let tx = 0;
  let ty = 0;
  let xy = 0;
  for (let i = 0; i < n; i++) {
    const dy = (y[i] as number) - meanY;
    const dt = (t[i] as number) - meanT;
    const dx = (x[i] as number) - meanX;
    tt += dt * dt;
    xx += dx * dx;
    tx += dt * dx;
    ty += dt * dy;
    xy += dx * dy;
  }
  if (tt === 0) return null;
  const level = xx <= Number.EPSILON * n * (meanX * meanX + 1);
  const determinant = level ? tt : tt * xx - tx * tx;
  if (!level && determinant <= 1e-6 * tt * xx) return null;
  const slope = level ? ty / tt : (ty * xx - xy * tx) / determinant;
  const onX = level ? 0 : (xy * tt - ty * tx) / determinant;
  const residuals = y.map(
    (value, i) =>
      value - meanY - slope * ((t[i] as number) - meanT) - onX * ((x[i] as number) - meanX),
  );
  const squares = residuals.reduce((sum, rest) => sum + rest * rest, 0);
  const free = n - (level ? 2 : 3);
  const spread = (level ? 1 : xx) / determinant;
  return { slope, error: free > 0 ? Math.sqrt((squares / free) * spread) : 0, residuals };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
