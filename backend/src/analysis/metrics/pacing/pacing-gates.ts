import { isKnown } from '#analysis/math/known.js';
import { oncePer } from '#analysis/math/once-per.js';
import { blockMeans } from '#analysis/math/rolling.js';
import { coefficientOfVariation, marksIn } from '#analysis/math/statistics.js';
import { isHilly, roadDecides } from '#analysis/pacing/road-decides.js';
import { underPower } from '#analysis/pacing/under-power.js';
import type { Session } from '#analysis/session/session.js';
import { needsComparableOutput, needsEven, firstShut, type Gate } from '../gates.js';

/** Less than this share of the moving time under power does not speak for the session (ours). */
const LEAST_SHARE = 0.5;
/** Effort varied too much to compare parts beyond these, as for a rolling session (ours). */
const MOST_VARIED = { power: 0.5, speed: 0.25 } as const;
const BLOCK_S = 30;

export const UNLIKE_GROUND =
  'The ground of the two parts is too different for a comparison of your pacing.';
const LITTLE_UNDER_POWER =
  'Most of this session was descending, coasting, warm-up or cool-down, so pacing cannot be judged.';

/** Seconds by which pacing is judged. */
export const secondsJudged = (session: Session): number =>
  marksIn(roadDecides(session) ? underPower(session) : session.grid.running);

/**
 * Output that can be compared, enough of it under power, and even: by the shape of the session, or
 * where only the road made it uneven, by what was under power.
 */
export const needsPacing: Gate = (session) =>
  firstShut(session, [needsComparableOutput, needsEvenUnderPower, needsMostUnderPower]);

const needsMostUnderPower: Gate = (session) => {
  if (!roadDecides(session)) return null;
  const moved = session.moving === null ? session.grid.length : marksIn(session.moving);
  return marksIn(underPower(session)) < LEAST_SHARE * moved ? LITTLE_UNDER_POWER : null;
};

const needsEvenUnderPower: Gate = (session) => {
  const shut = needsEven(session);
  if (shut === null || session.shape !== 'stochastic' || session.output === null) return shut;
  if (!isHilly(session)) return shut;
  const variation = variationUnderPower(session);
  const most = MOST_VARIED[session.output.channel];
  return variation !== null && variation <= most ? null : shut;
};

const variationUnderPower = oncePer((session: Session): number | null => {
  const marks = underPower(session);
  const effort = session.output?.effort;
  if (effort === undefined) return null;
  const kept = new Float64Array(marksIn(marks));
  let n = 0;
  for (let row = 0; row < marks.length; row++) {
    const value = effort[row];
    if (marks[row] === 1 && isKnown(value)) kept[n++] = value;
  }
  return coefficientOfVariation(blockMeans(kept.subarray(0, n), BLOCK_S));
});
