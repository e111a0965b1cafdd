import { normalizedGradedSpeed } from '#analysis/session/run-intensity.js';
import { found, notJudged, type Metric } from '../metric.js';
import { NP_JUDGED_FROM_S } from '../power/normalized-power.metric.js';
import { REASONS } from '../reasons.js';

/**
 * Normalized graded pace: 1000 / normalized graded speed, the fourth-power mean of 30-s means of
 * grade-adjusted speed. s/km. Source: McGregor (TrainingPeaks NGP), on GAP as defined here. The
 * even flat pace that would have cost as much. Not judged on rides, under 20 min (as normalized
 * power; the value is given), and outdoors without altitude.
 */
export const normalizedGradedPace: Metric = {
  id: 'normalizedGradedPace',
  version: 1,
  unit: 's/km',
  channels: ['speed', 'distance', 'altitude'],
  inputs: ['timerTime'],
  compute(session, measured) {
    if (session.recording.family !== 'running') return notJudged(REASONS.onlyRuns);
    const speed = normalizedGradedSpeed(session);
    if (speed === null || speed <= 0)
      return notJudged(
        session.grid.channels.speed === undefined ? REASONS.noSpeed : REASONS.hillsNeedAltitude,
      );
    const short = (measured.value('timerTime') ?? 0) < NP_JUDGED_FROM_S;
    return short
      ? notJudged(
          'Normalized graded pace says little about runs of under 20 minutes.',
          1000 / speed,
        )
      : found(1000 / speed);
  },
};
