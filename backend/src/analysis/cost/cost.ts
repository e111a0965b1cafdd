import type { Session } from '../session/session.js';
import { constantStretches } from './constant-stretches.js';
import type { Cost } from './cost.types.js';
import { effortCost, LONG_EFFORT_S } from './effort-cost.js';
import { hourlyCost } from './hourly-cost.js';
import { matchedCost } from './matched-cost.js';
import { powerDurability } from './power-durability.js';
import { setCosts } from './set-cost.js';

/** More climbs than this are a list for the page. */
const MOST_CLIMBS = 5;

/** What the output of a session cost, and whether it cost more as time went on. */
export function costOf(session: Session): Cost {
  // Without power the ground decides speed and effort: terrain compares climbs of that kind.
  const climbs = [...(session.output?.channel === 'power' ? session.climbs : [])]
    .filter(({ elapsedS }) => elapsedS >= LONG_EFFORT_S)
    .sort((a, b) => b.gainM - a.gainM)
    .slice(0, MOST_CLIMBS);
  const hours = hourlyCost(session);
  return {
    channel: session.output?.channel ?? null,
    matched: matchedCost(session),
    sets: setCosts(session),
    climbs: climbs.map((climb) => effortCost(session, climb)),
    durability: powerDurability(session),
    ...(hours && { hours }),
    holds: constantStretches(session, session.intervals).map((span) => effortCost(session, span)),
  };
}
