import type { CriticalPowerFit, PowerPoint } from '../analysis.js';
import { fitCriticalPower } from './fit-critical-power.js';

/** The model holds for efforts between these lengths [GC PDModel.cpp]. s. */
export const SHORTEST_EFFORT_S = 120;
export const LONGEST_EFFORT_S = 1200;
const FEWEST_EFFORTS = 3;
/** The longest effort must last so many times as long as the shortest. */
const SPREAD = 3;
/** Under this share of the best ever held for as long an effort was not all-out. */
const ENVELOPE_SHARE = 0.95;
const LEAST_EXPLAINED = 0.97;
const LARGEST_ERROR = 0.03;
/** What a cyclist can have [GC Estimator.cpp]. W, J. */
const PLAUSIBLE_CP_W = { low: 100, high: 1000 } as const;
const LEAST_W_PRIME_J = 1000;

export type CriticalPower = { readonly fit: CriticalPowerFit } | { readonly reason: string };

/**
 * Critical power where efforts allow it: at least three of 2 to 20 minutes, the longest three times
 * as long as the shortest, each at 95 % or more of the best power for its length, with a fit that
 * explains more than 97 % of the spread in power, knows critical power to within 3 %, and is
 * humanly possible. Otherwise the sentence why it is not estimable.
 *
 * @param bestFor the best power held for so many seconds in the same 90 days; W
 */
export function criticalPowerOf(
  efforts: readonly PowerPoint[],
  bestFor: (seconds: number) => number,
): CriticalPower {
  const usable = efforts.filter(
    ({ seconds, watts }) =>
      seconds >= SHORTEST_EFFORT_S &&
      seconds <= LONGEST_EFFORT_S &&
      watts >= ENVELOPE_SHARE * bestFor(seconds),
  );
  if (usable.length < FEWEST_EFFORTS)
    return notEstimable('it needs three all-out efforts of 2 to 20 minutes');
  const lengths = usable.map(({ seconds }) => seconds);
  if (Math.max(...lengths) < SPREAD * Math.min(...lengths))
    return notEstimable(
      'the longest all-out effort must last at least three times as long as the shortest',
    );
  const fit = fitCriticalPower(usable);
  if (fit === null || fit.rSquared === null || fit.standardErrorW === null)
    return notEstimable('your efforts are all of one length');
  if (!isPlausible(fit))
    return notEstimable(
      'your efforts would give values that no cyclist has, so not all of them can have been ' +
        'all-out',
    );
  if (fit.rSquared <= LEAST_EXPLAINED || fit.standardErrorW >= LARGEST_ERROR * fit.criticalPowerW) {
    return notEstimable(
      'your efforts do not lie on one curve, so not all of them can have been all-out',
    );
  }
  return { fit };
}

function isPlausible({ criticalPowerW, wPrimeJ }: CriticalPowerFit): boolean {
  return (
    criticalPowerW >= PLAUSIBLE_CP_W.low &&
    criticalPowerW <= PLAUSIBLE_CP_W.high &&
    wPrimeJ >= LEAST_W_PRIME_J
  );
}

function notEstimable(why: string): CriticalPower {
  return { reason: `Critical power cannot be estimated: ${why}.` };
}
