import { marksIn } from '../math/statistics.js';
import { distanceIn } from '../session/active-rows.js';
import type { Ground } from '../session/ground.js';
import type { Coasting, CoastingSpan } from './stops.js';
import { coastingRows } from './pedalling.js';

/** Rolling for so long is a descent or a rest, not a bend (ours). s. */
const LONG_S = 30;
/** A few turns of the legs in between do not end it (ours). s. */
const TURNS_S = 5;
const MOST_LISTED = 5;

/** Coasting of a ride; null on runs and where neither cadence nor power tells. */
export function coastingOf(ground: Ground): Coasting | null {
  const rows = coastingRows(ground);
  if (rows === null || ground.moving === null) return null;
  const moved = marksIn(ground.moving);
  const seconds = marksIn(rows);
  const spans = longSpans(ground, rows);
  return {
    seconds,
    percent: (seconds / moved) * 100,
    longSpans: spans.length,
    longS: spans.reduce((sum, span) => sum + span.seconds, 0),
    longest: [...spans]
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, MOST_LISTED)
      .sort((a, b) => a.from - b.from),
  };
}

function longSpans({ grid, moving }: Ground, coasting: Uint8Array): CoastingSpan[] {
  const spans: CoastingSpan[] = [];
  for (let row = 1; row < grid.length; row++) {
    if (coasting[row] === 0) continue;
    const first = row - 1;
    let last = row;
    while (row + 1 < grid.length && row - last < TURNS_S && moving?.[row + 1] === 1) {
      row++;
      if (coasting[row] === 1) last = row;
    }
    const span = { from: grid.time[first] as number, to: grid.time[last] as number };
    const seconds = span.to - span.from;
    if (seconds >= LONG_S) spans.push({ ...span, seconds, distanceM: distanceIn(grid, span) });
  }
  return spans;
}
