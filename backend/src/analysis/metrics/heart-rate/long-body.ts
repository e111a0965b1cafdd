import { marksIn } from '#analysis/math/statistics.js';
import { elapsedIn } from '#analysis/recording/clock-jumps.js';
import { wholeOf } from '#analysis/session/active-rows.js';
import { runningSeconds, steadyBody } from '#analysis/session/steady-body.js';
import type { Gate } from '../gates.js';

/** So much must be left between warm-up and cool-down before anything is said of drift. */
const SHORTEST_BODY_S = 2400;
/** Longer stops than this share let the heart rest. */
const MOST_STOPS = 0.1;

/** Forty minutes between warm-up and cool-down. */
export const needsLongBody: Gate = (session) =>
  runningSeconds(session, steadyBody(session)) >= SHORTEST_BODY_S
    ? null
    : 'This needs at least 40 minutes after a warm-up of 10 minutes and before the cool-down.';

/** Stops under a tenth of the time between start and end. */
export const needsFewStops: Gate = ({ grid, recording }) => {
  const elapsed = elapsedIn(recording, wholeOf(grid));
  return elapsed > 0 && 1 - marksIn(grid.running) / elapsed < MOST_STOPS
    ? null
    : 'You stopped for more than a tenth of the time, which lets the heart rest.';
};
