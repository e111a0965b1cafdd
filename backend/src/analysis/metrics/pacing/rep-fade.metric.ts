import { lineThrough } from '#analysis/math/line.js';
import { repetitionEfforts } from '#analysis/pacing/repetitions.js';
import { firstShut, needsComparableOutput } from '../gates.js';
import { found, notJudged, type Metric } from '../metric.js';

export const FEWEST_REPS = 3;
export const TOO_FEW_REPS =
  'Fading over repetitions is judged from three hard intervals of one length on.';

/**
 * Rep fade: slope of mean effort (power, or grade-adjusted speed on foot) over the repetitions,
 * least squares, as a share of their mean, turned round. %. Positive: each repetition was weaker
 * than the one before by so much. Source: ours. Judged only with three or more work intervals of
 * one length (±15 %); rides need power, outdoor runs altitude.
 */
export const repFade: Metric = {
  id: 'repFade',
  version: 1,
  unit: '%',
  channels: ['power', 'speed', 'altitude'],
  inputs: [],
  compute(session) {
    const shut = firstShut(session, [needsComparableOutput]);
    if (shut !== null) return notJudged(shut);
    const efforts = repetitionEfforts(session);
    const line = efforts.length < FEWEST_REPS ? null : lineThrough([...efforts.keys()], efforts);
    return line === null || line.meanY <= 0
      ? notJudged(TOO_FEW_REPS)
      : found((-line.slope / line.meanY) * 100);
  },
};
