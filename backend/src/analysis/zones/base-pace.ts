/** Base pace is kept between these, before any conversion (ONB-52). s/km. */
const FASTEST = 180;
const SLOWEST = 1200;
/** Kilometres per mile as the specification converts paces (ONB-51). */
export const PACE_KM_PER_MILE = 1.609;

/**
 * Base pace of the pace zones: 5 km time / 5, else 10 km time / 10 × 0.95 (ONB-50). Seconds in,
 * s/km out; null without either.
 */
export function basePace(best5kS: number | null, best10kS: number | null): number | null {
  if (best5kS !== null && best5kS > 0) return clamped(best5kS / 5);
  if (best10kS !== null && best10kS > 0) return clamped((best10kS / 10) * 0.95);
  return null;
}

function clamped(secondsPerKm: number): number {
  return Math.min(SLOWEST, Math.max(FASTEST, secondsPerKm));
}

/** s/km to s/mile. */
export function perMile(secondsPerKm: number): number {
  return secondsPerKm * PACE_KM_PER_MILE;
}
