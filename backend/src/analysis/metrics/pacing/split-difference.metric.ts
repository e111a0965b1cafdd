import { compareParts } from '#analysis/pacing/compare-parts.js';
import { powerDisagrees } from '#analysis/pacing/running-power.js';
import { found, notJudged, type Metric } from '../metric.js';
import { needsPacing, secondsJudged, UNLIKE_GROUND } from './pacing-gates.js';

const SHORTEST_S = 1200;

/**
 * Split difference: second half against the first by mean effort (power, or grade-adjusted speed on
 * foot) on like ground, (second − first) / first · 100. %. Only what was under power counts: no
 * stops, coasting, descents, warm-up or cool-down; halves of its distance on foot, of its time on
 * rides. Bands of grade are compared with themselves, weighted by the seconds that both halves hold.
 * Positive: the second half was stronger (a negative split); within ±1 the session was even. Source:
 * ours. Judged on even sessions with 20 min or more under power, where enough of the ground is alike;
 * rides need power.
 */
export const splitDifference: Metric = {
  id: 'splitDifference',
  version: 2,
  unit: '%',
  channels: ['power', 'speed', 'distance', 'altitude', 'cadence'],
  inputs: [],
  compute(session) {
    const shut = needsPacing(session);
    if (shut !== null) return notJudged(shut);
    if (secondsJudged(session) < SHORTEST_S)
      return notJudged(
        'Halves are compared from 20 minutes on, without warm-up, descents and stops.',
      );
    const compared = compareParts(session, { parts: 2, early: 0, late: 1 });
    if (compared === null) return notJudged('Output is missing in one half of the session.');
    const { change, runningPower } = compared;
    if (change === null) return notJudged(UNLIKE_GROUND);
    const disagreement = powerDisagrees(change, runningPower);
    return disagreement === null ? found(change * 100) : notJudged(disagreement);
  },
};
