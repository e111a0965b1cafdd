/** Seconds of low, mid and high intensity. */
export interface IntensitySeconds {
  readonly low: number;
  readonly mid: number;
  readonly high: number;
}

/**
 * From here on a week counts as polarized by convention [Treff 2019]; told beside the number, no
 * verdict.
 */
export const POLARIZED_FROM = 2;

/** One or two workouts are their own intensity, not how a week was laid out (ours). */
const FEWEST_WORKOUTS = 3;
/** Less time in zones says little of a week (ours). s. */
const LEAST_S = 2 * 3600;

/** The index of a week, or the sentence why it has none. */
export type Polarization = { readonly index: number } | { readonly reason: string };

/**
 * Polarization index of a week: log₁₀(low / mid · high · 100), each as a share of the whole.
 * Source: Treff et al., Front Physiol 10:707 (2019). Not judged with under three workouts or two
 * hours in zones; not defined without time in the middle or at high intensity, or with more at high
 * than at low intensity.
 *
 * @param workouts how many workouts the seconds come from
 */
export function polarizationOf(week: IntensitySeconds, workouts: number): Polarization {
  const { low, mid, high } = week;
  if (workouts < FEWEST_WORKOUTS)
    return {
      reason:
        `Polarization needs weeks with at least ${FEWEST_WORKOUTS} workouts in heart-rate ` +
        'zones.',
    };
  if (low + mid + high < LEAST_S)
    return { reason: 'Polarization needs weeks with at least two hours in heart-rate zones.' };
  if (mid <= 0) return { reason: 'Polarization is not defined without time at middle intensity.' };
  if (high <= 0) return { reason: 'Polarization is not defined without time at high intensity.' };
  if (high > low)
    return { reason: 'Polarization is not defined with more time at high than at low intensity.' };
  return { index: Math.log10((low / mid) * (high / (low + mid + high)) * 100) };
}
