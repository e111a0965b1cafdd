import { appendFileSync } from 'node:fs';
import process from 'node:process';

/** The form for CI: each fault once, and small. */
export const SHORT = process.env['FAULTS_SHORT'] === '1';

/** How much of something a fault is tried with. */
export const amount = (full: number, short: number): number => (SHORT ? short : full);

/**
 * Hands a figure to `npm run test:faults`, which prints the worst of all runs beside the target of
 * its row.
 * @param row number in the matrix
 * @param unit e.g. `s`, `ms`, `MB`; nothing for a count
 * @param target what it must not exceed on a machine that does nothing else; the matrix marks what
 * does
 */
export function measured(
  row: number,
  what: string,
  value: number,
  unit = '',
  target?: number,
): void {
  const file = process.env['FAULTS_REPORT'];
  if (file !== undefined)
    appendFileSync(file, `${JSON.stringify({ row, what, value, unit, target })}\n`);
}

/** Seconds since a moment of `performance.now()`, to a tenth. */
export const secondsSince = (begun: number): number =>
  Math.round((performance.now() - begun) / 100) / 10;

/** The value below which a share of all is, such as 0.99; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
