import { formatDuration, formatNumber, type Figure } from '#lib/format.js';

const MINUS = '\u2212';

/**
 * The difference of two values as they are shown, so that a row adds up for its reader:
 * other minus base, with its sign. Both are numbers in one unit, or times (`m:ss`, `h:mm:ss`).
 * Shares differ by points, not by per cent.
 */
export function shownDifference(base: Figure, other: Figure): Figure {
  const change = numberOf(other.value) - numberOf(base.value);
  const decimals = Math.max(decimalsOf(base.value), decimalsOf(other.value));
  const size = base.value.includes(':')
    ? formatDuration(Math.abs(change))
    : formatNumber(Math.abs(change), decimals);
  const unit = other.unit === '%' ? 'points' : other.unit;
  if (!/[1-9]/.test(size)) return { value: size, unit };
  return { value: `${change > 0 ? '+' : MINUS}${size}`, unit };
}

/** A difference without its sign, for sentences that say which way it goes. */
export function sizeOf({ value, unit }: Figure): Figure {
  return { value: value.replace(/^[+\u2212]/, ''), unit };
}

/** Whether nothing is left of it in what is shown. */
export function isNothing({ value }: Figure): boolean {
  return !/[1-9]/.test(value);
}

/** The number behind a text of `formatNumber`, or the seconds behind one of `formatDuration`. */
function numberOf(text: string): number {
  const plain = text.replaceAll('\u202f', '').replace(MINUS, '-');
  return plain.includes(':')
    ? plain.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : Number(plain);
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0;
}
