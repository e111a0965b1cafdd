/** Seconds of low, mid and high intensity. */
export interface IntensitySeconds {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/** From here on a week counts as polarized by convention [Treff 2019]; told beside the number, no verdict. */
export const POLARIZED_FROM = 2;

/**
 * Polarization index of a week: log₁₀(low / mid · high · 100), each as a share of the whole. Source: Treff et al.,
 * Front Physiol 10:707 (2019). Null where the index is not defined: no time in the middle or none at high intensity,
 * or more at high than at low intensity.
 */
export function polarizationIndex(week: IntensitySeconds): number | null {
  const whole = week.low + week.mid + week.high;
  if (week.mid <= 0 || week.high <= 0 || week.low <= 0 || week.high > week.low) return null;
  return Math.log10((week.low / week.mid) * (week.high / whole) * 100);
}
