import { partBounds, partEfforts } from '#analysis/pacing/part-stats.js';
import type { Session } from '#analysis/session/session.js';
import { easyEnds } from '#analysis/session/steady-body.js';
import { firstShut, needsComparableOutput, needsEven } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';

const SHORTEST_S = 1200;
/** An easy start or end of this many minutes would pass for a slow half (ours). */
const EASY_MINUTES = 5;

/**
 * Split difference: (second half − first half) / first half · 100 of mean effort (power, or
 * grade-adjusted speed on foot); halves by distance on foot, by timer time on rides. %. Positive:
 * the second half was stronger (a negative split); within ±1 the session was even. Judged only on
 * steady or rolling sessions of 20 min or more; rides need power; and not where one end was a
 * warm-up or cool-down of 5 min or more.
 */
export const splitDifference: Metric = {
  id: 'splitDifference',
  version: 1,
  unit: '%',
  channels: ['power', 'speed', 'distance', 'altitude'],
  inputs: ['timerTime'],
  compute(session, measured) {
    const shut = firstShut(session, [needsComparableOutput, needsEven]);
    if (shut !== null) return notJudged(shut);
    if ((measured.value('timerTime') ?? 0) < SHORTEST_S)
      return notJudged('Halves are compared from 20 minutes on.');
    if (hasEasyEnd(session))
      return notJudged(
        'Your warm-up or cool-down would pass for a slow half, so the halves are not compared.',
      );
    const bounds = partBounds(session, 2);
    const [first, second] = bounds === null ? [] : partEfforts(session, bounds);
    if (first == null || second == null || first <= 0)
      return notJudged('Output is missing in one half of the session.');
    return found(((second - first) / first) * 100);
  },
};

function hasEasyEnd(session: Session): boolean {
  const { start, end } = easyEnds(session);
  return Math.max(start, end) >= EASY_MINUTES;
}
