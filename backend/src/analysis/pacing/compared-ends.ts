import { oncePer } from '../math/once-per.js';
import type { Session } from '../session/session.js';
import { compareParts, type HeartRates } from './compare-parts.js';
import { roadDecides } from './road-decides.js';

/** The second and the last quarter as fading is judged by them; both are of the same seconds. */
export interface ComparedEnds {
  /**
   * Whether they are quarters of what was under power only (no stops, coasting, descents, warm-up
   * or cool-down) and not of the whole.
   */
  readonly underPower: boolean;
  /** Effort of the last against the second, as a share; null where their ground is too different. */
  readonly change: number | null;
  /** Mean heart rates, bpm; null where one is not known. */
  readonly heartRates: HeartRates | null;
}

/** Effort and heart rate of the last quarter against the second, over the very same seconds. */
export const endsOf = oncePer((session: Session) =>
  compareParts(session, { parts: 4, early: 1, late: 3 }),
);

/** What is stored of them; null where one of the two has no output. */
export function comparedEnds(session: Session): ComparedEnds | null {
  const ends = endsOf(session);
  return (
    ends && {
      underPower: roadDecides(session),
      change: ends.change,
      heartRates: ends.heartRates,
    }
  );
}
