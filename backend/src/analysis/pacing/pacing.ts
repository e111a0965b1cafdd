import type { Pacing } from '../analysis.js';
import type { Session } from '../session/session.js';
import { comparedEnds } from './compared-ends.js';
import { partBounds, partStats } from './part-stats.js';

/** Quarters and halves with their means; null where there is no output or too little time. */
export function pacingOf(session: Session): Pacing | null {
  const quarters = partBounds(session, 4);
  if (session.output === null || quarters === null) return null;
  const ends = comparedEnds(session);
  const halves = quarters.filter((_, at) => at % 2 === 0);
  return {
    outputChannel: session.output.channel,
    quarters: partStats(session, quarters),
    halves: partStats(session, halves),
    ...(ends && { ends }),
  };
}
