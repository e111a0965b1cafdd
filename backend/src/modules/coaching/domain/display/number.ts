const MINUS = '\u2212';
const NARROW_SPACE = '\u202f';

/**
 * Fixed decimals, a real minus sign, none before a zero; thousands parted by a narrow space from 10
 * 000 on.
 */
export function shownNumber(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = '', fraction] = fixed.split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE) : whole;
  const sign = value < 0 && Number(fixed) !== 0 ? MINUS : '';
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`);
}

/** With a plus where it is more than nothing, as changes are written. */
export function signedNumber(value: number, decimals = 0): string {
  const text = shownNumber(value, decimals);
  return value > 0 && Number(Math.abs(value).toFixed(decimals)) !== 0 ? `+${text}` : text;
}

/** A size with the sign of its value in front; none before nothing. */
export function signedText(value: number, size: string): string {
  if (value === 0) return size;
  return `${value > 0 ? '+' : MINUS}${size}`;
}

/** Small percentages deserve a decimal, large ones do not. */
export function shownPercent(value: number): string {
  return `${shownNumber(value, percentDecimals(value))}%`;
}

export function signedPercent(value: number): string {
  return `${signedNumber(value, percentDecimals(value))}%`;
}

function percentDecimals(value: number): 0 | 1 {
  return Math.abs(value) < 9.95 && Math.abs(value) >= 0.05 ? 1 : 0;
}
