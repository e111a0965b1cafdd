import { firstShut, needsComparableOutput, needsHeartRate, needsSteady } from '../gates.js';
import { needsFewStops, needsLongBody } from './long-body.js';
import { notJudged, within, type Metric } from '../metric.js';
import { CLEAR, driftFit } from './drift-fit.js';

/**
 * Cardiac drift: slope of heart rate on time with output held constant, by least squares over 60-s
 * means between warm-up and cool-down. bpm/h. The range is twice the standard error to either side,
 * in which neighbouring minutes that are alike count as fewer. Source: regression with output as
 * covariate; gates as for decoupling.
 */
export const heartRateDrift: Metric = {
  id: 'heartRateDrift',
  version: 1,
  unit: 'bpm/h',
  channels: ['heartRate', 'power', 'speed', 'altitude'],
  inputs: [],
  compute(session) {
    const shut = firstShut(session, [
      needsHeartRate,
      needsComparableOutput,
      needsSteady,
      needsLongBody,
      needsFewStops,
    ]);
    if (shut !== null) return notJudged(shut);
    const drift = driftFit(session);
    return drift === null
      ? notJudged('Time and output cannot be told apart in this session.')
      : within(drift.slope, CLEAR * drift.error);
  },
};
