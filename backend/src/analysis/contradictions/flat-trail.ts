import { isBarometric } from '../session/elevation.js';
import { heightsOf } from '../session/heights/heights.js';
import { distanceIn, wholeOf } from '../session/active-rows.js';
import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';

/** Trails rise by more than so many metres in a kilometre (ours). */
const LEAST_RISE_M_PER_KM = 3;
/** Less tells nothing about the ground (ours). m. */
const SHORTEST_M = 3000;

/** A run recorded as a trail run on ground without a hill; heights of a barometer alone can tell. */
export function flatTrail(session: Session): Contradiction | null {
  const { recording, grid } = session;
  const heights = heightsOf(session);
  if (!recording.sport.includes('trail') || heights === null || !isBarometric(recording))
    return null;
  const metres = distanceIn(grid, wholeOf(grid));
  if (metres === null || metres < SHORTEST_M) return null;
  const gain = heights.total.ascentM;
  if (gain >= (LEAST_RISE_M_PER_KM * metres) / 1000) return null;
  return {
    kind: 'flat-trail',
    text:
      `The device recorded a trail run, and you climbed ${Math.round(gain)} m in ` +
      `${(metres / 1000).toFixed(1)} km: this was flat ground, and the pace is judged so.`,
    value: gain,
    against: (LEAST_RISE_M_PER_KM * metres) / 1000,
    unit: 'm',
  };
}
