import type { ZoneLabel, ZoneTime } from '../analysis.js';
import { isKnown } from '../math/known.js';
import type { ZoneEdges } from './zone-edges.js';

const LABELS: readonly ZoneLabel[] = ['below', 1, 2, 3, 4, 5, 'above'];

/**
 * Seconds in each zone of values that come one a second; NaN does not count. Lower edges are
 * inside, upper edges outside, save the top of zone 5, which is inside. What is outside all zones
 * has rows of its own, so the rows sum to the whole.
 *
 * @param over values up to this one do not count
 */
export function zoneTimes(
  values: ArrayLike<number>,
  edges: ZoneEdges,
  over = -Infinity,
): ZoneTime[] {
  const seconds = new Array<number>(LABELS.length).fill(0);
  let whole = 0;
  let zone = 0;
  let low = Number.NaN;
  let high = Number.NaN;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    if (!(value > over) || !isKnown(value)) continue;
    // Most seconds lie in the zone of the one before.
    if (!(value > low && value < high)) {
      zone = zoneOf(value, edges);
      low = edges[zone - 1] ?? -Infinity;
      high = edges[zone] ?? Infinity;
    }
    seconds[zone] = (seconds[zone] as number) + 1;
    whole++;
  }
  return LABELS.map((zone, at) => ({
    zone,
    from: edges[at - 1] ?? null,
    to: edges[at] ?? null,
    seconds: seconds[at] as number,
    percent: whole === 0 ? 0 : ((seconds[at] as number) / whole) * 100,
  }));
}

/** 0 under zone 1, 1 to 5, 6 over zone 5. */
function zoneOf(value: number, edges: ZoneEdges): number {
  if (value === edges[5]) return 5;
  let zone = 0;
  while (zone < edges.length && value >= (edges[zone] as number)) zone++;
  return zone;
}
