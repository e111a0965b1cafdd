import { oncePer } from '../math/once-per.js';
import type { Session } from '../session/session.js';
import { compareParts } from './compare-parts.js';
import type { ComparedEnds } from './ends.js';
import { roadDecides } from './road-decides.js';

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
