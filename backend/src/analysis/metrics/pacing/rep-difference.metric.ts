import { repetitionEfforts } from '#analysis/pacing/repetitions.js';
import { firstShut, needsComparableOutput } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';
import { FEWEST_REPS, TOO_FEW_REPS } from './rep-fade.metric.js';

/**
 * Last repetition against the first: (last − first) / first · 100 of mean effort (power, or
 * grade-adjusted speed on foot). %. Positive: the last was stronger. Source: ours. Judged where rep
 * fade is.
 */
export const repDifference: Metric = {
  id: 'repDifference',
  version: 1,
  unit: '%',
  channels: ['power', 'speed', 'altitude'],
  inputs: [],
  compute(session) {
    const shut = firstShut(session, [needsComparableOutput]);
    if (shut !== null) return notJudged(shut);
    const efforts = repetitionEfforts(session);
    const first = efforts[0];
    const last = efforts.at(-1);
    if (efforts.length < FEWEST_REPS || first === undefined || last === undefined || first <= 0)
      return notJudged(TOO_FEW_REPS);
    return found(((last - first) / first) * 100);
  },
};
