/**
 * Short series show less likeness of neighbours than there is, so no less is assumed; and a few
 * readings must remain (ours).
 */
const LIKENESS = { least: 0.3, most: 0.9 } as const;

/**
 * How many times as far a mean or a slope may lie off when neighbouring values are alike, as a
 * factor of its plain standard error: √((1 + r)/(1 − r)), r the lag-1 autocorrelation of what is
 * left over. Source: Bayley & Hammersley 1946.
 *
 * @param r within 0.3 and 0.9
 */
export function errorFactor(r: number): number {
  const likeness = Math.min(LIKENESS.most, Math.max(LIKENESS.least, r));
  return Math.sqrt((1 + likeness) / (1 - likeness));
}

/** Lag-1 autocorrelation of residuals, which have a mean of zero; 0 of none. */
export function likenessOf(residuals: readonly number[]): number {
  let squares = 0;
  let products = 0;
  for (let i = 0; i < residuals.length; i++) {
    const own = residuals[i] as number;
    squares += own * own;
    if (i > 0) products += own * (residuals[i - 1] as number);
  }
  return squares > 0 ? products / squares : 0;
}
