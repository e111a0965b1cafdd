const FIT_EPOCH_S = 631_065_600;

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

export function firstNumber(...values: readonly unknown[]): number | null {
  return values.map(number).find((value) => value !== null) ?? null;
}

export function withFraction(whole: unknown, fraction: unknown): number | null {
  const base = number(whole);
  return base === null ? null : base + (number(fraction) ?? 0);
}
