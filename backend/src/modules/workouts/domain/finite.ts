/** The number, or null if it cannot be stored and shown. */
export function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * The number, or null unless it is above zero: a device that lost power may have written zeros into
 * its summary.
 */
export function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
