/** The number, or null where it is none that can be stored and shown. */
export function finite(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * A device that wrote no time into its summary, as one that lost power does, may have written
 * nought.
 */
export function positive(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}
