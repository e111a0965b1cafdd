/**
 * Whether a value is there: neither NaN, which marks a second without a value, nor an infinity.
 * Arithmetic alone, because this is asked millions of times for one workout.
 */
export function isKnown(value: number | undefined): value is number {
  return value !== undefined && value - value === 0;
}
