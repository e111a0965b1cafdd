import { normalizedGradedSpeed } from '#analysis/session/run-intensity.js';
import type { Session } from '#analysis/session/session.js';
import { heartRateEdges, heartRateReserve } from '#analysis/zones/zone-edges.js';
import { firstShut, needsComparableOutput, needsHeartRate, needsSteady } from '../gates.js';
import { found, notJudged, type Measured, type Metric } from '../metric.js';

const SHORTEST_S = 1800;
const AEROBIC_INTENSITY = 0.85;
const STEADY_VARIABILITY = 1.08;
const YARDS_PER_METRE = 1 / 0.9144;

/**
 * Efficiency factor. Ride: normalized power / average heart rate, W/bpm. Run: normalized graded
 * speed in yards a minute / average heart rate. Source: Friel, TrainingPeaks. Judged only on steady
 * aerobic sessions of 30 min or more: IF up to 0.85, or without it the average heart rate up to the
 * top of zone 3; variability index up to 1.08 (ride), variation of 30-s speed up to 0.12 (run, part
 * of its steady shape).
 */
export const efficiencyFactor: Metric = {
  id: 'efficiencyFactor',
  version: 1,
  unit: { cycling: 'W/bpm', running: 'yd/min/bpm' },
  channels: ['heartRate', 'power', 'speed'],
  inputs: [
    'timerTime',
    'normalizedPower',
    'variabilityIndex',
    'intensityFactor',
    'averageHeartRate',
  ],
  compute(session, measured) {
    const shut =
      firstShut(session, [needsHeartRate, needsComparableOutput, needsSteady]) ??
      notAerobic(session, measured);
    if (shut !== null) return notJudged(shut);
    const heartRate = measured.value('averageHeartRate');
    const output = outputOf(session, measured);
    return heartRate === null || output === null
      ? notJudged('Output or heart rate is missing.')
      : found(output / heartRate);
  },
};

function outputOf(session: Session, measured: Measured): number | null {
  if (session.recording.family === 'cycling') return measured.value('normalizedPower');
  const speed = normalizedGradedSpeed(session);
  return speed === null ? null : speed * 60 * YARDS_PER_METRE;
}

function notAerobic({ recording, thresholds }: Session, measured: Measured): string | null {
  if ((measured.value('timerTime') ?? 0) < SHORTEST_S)
    return 'Efficiency needs a steady session of at least 30 minutes.';
  if ((measured.value('variabilityIndex') ?? 1) > STEADY_VARIABILITY)
    return 'Your power varied too much for efficiency to be judged.';
  const tooHard =
    'This session was too hard for efficiency to be judged, which is a measure of easy, ' +
    'aerobic riding and running.';
  const intensity = measured.value('intensityFactor');
  if (intensity !== null) return intensity <= AEROBIC_INTENSITY ? null : tooHard;
  const reserve = heartRateReserve(thresholds);
  if (reserve === null)
    return (
      'Neither a threshold nor your heart-rate zones are known, so it cannot be told whether ' +
      'this was aerobic.'
    );
  const top = heartRateEdges(recording.family, reserve.max, reserve.rest)[3];
  return (measured.value('averageHeartRate') ?? Infinity) <= top ? null : tooHard;
}
