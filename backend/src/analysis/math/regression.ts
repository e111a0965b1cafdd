/**
 * Slope of `y` on `t` with `x` held constant: least squares of y = a + b·t + c·x, solved on centred
 * sums. Without spread in `x` it is the plain slope on `t`; null where `t` does not spread or moves
 * as one with `x`.
 */
export function slopeHolding(
  y: readonly number[],
  t: readonly number[],
  x: readonly number[],
): number | null {
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
  if (xx <= Number.EPSILON * n * (meanX * meanX + 1)) return ty / tt;
  const determinant = tt * xx - tx * tx;
  if (determinant <= 1e-6 * tt * xx) return null;
  return (ty * xx - xy * tx) / determinant;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
