import { formatNumber } from '#lib/format.js';

/** Dollars with four decimals, whether they came as a number or as the ledger's own digits. */
export function dollars(amount: number | string): string {
  return `$${formatNumber(Number(amount), 4)}`;
}
