import { plainText } from './plain-text.js';

const FIT_EPOCH_S = 631_065_600; // 1989-12-31T00:00:00Z, the zero of FIT's clock

/** A field of an SDK message as a number; null where it is absent, invalid or of another kind. */
export function number(value: unknown): number | null {
  const scalar: unknown = Array.isArray(value) ? value[0] : value;
  return typeof scalar === 'number' && Number.isFinite(scalar) ? scalar : null;
}

/** A FIT date_time as seconds since 1970. */
export function seconds(value: unknown): number | null {
  const fit = number(value);
  return fit === null ? null : fit + FIT_EPOCH_S;
}

/** The first argument that is a number: for quantities that FIT stores in one of two fields. */
export function firstNumber(...values: readonly unknown[]): number | null {
  for (const value of values) {
    const found = number(value);
    if (found !== null) return found;
  }
  return null;
}

/** A whole-number field with its fractional companion (cadence: FIT stores the fraction apart). */
export function withFraction(whole: unknown, fraction: unknown): number | null {
  const base = number(whole);
  return base === null ? null : base + (number(fraction) ?? 0);
}

export function text(value: unknown): string | null {
  return plainText(value);
}
