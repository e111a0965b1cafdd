import { bestWindow, unbrokenWindowsOf } from '#analysis/curves/best-window.js';
import { maxOf } from '#analysis/math/statistics.js';
import { VO2MAX_BAND, VO2MAX_EFFORT_S, vo2maxOfPower } from '#analysis/performance/vo2max.js';
import type { Session } from '#analysis/session/session.js';
import { needsHeartRate } from '../gates.js';
import { estimated, notJudged, type Finding, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Share of maximum heart rate that tells an all-out effort. */
const PEAK_SHARE = 0.95;
/** Heart rate goes on rising for a while after the effort has ended. */
const LAG_S = 10;

/**
 * VO₂max, an estimate with its band of ± 10 %. Ride: 10.8 · best 5 min in W/kg + 7; run: VDOT.
 * ml/kg/min. Source: ACSM leg cycling equation as [GC PDModel.h]; Daniels & Gilbert 1979; band
 * ours. Judged only from all-out efforts: on a ride heart rate must have reached 95 % of its
 * maximum in those 5 min, and body weight be known; on a run VDOT must be judged.
 */
export const vo2max: Metric = {
  id: 'vo2max',
  version: 1,
  unit: 'ml/kg/min',
  channels: ['power', 'heartRate', 'distance'],
  inputs: ['vdot'],
  compute(session, measured) {
    if (session.recording.family === 'cycling') return ofRide(session);
    const vdot = measured.result('vdot');
    return vdot.applicable && vdot.value !== null
      ? estimated(vdot.value, VO2MAX_BAND.run, vdot.note)
      : notJudged(vdot.reason ?? REASONS.noDistance);
  },
};

function ofRide(session: Session): Finding {
  const { grid, thresholds } = session;
  const { heartRate } = grid.channels;
  const windows = unbrokenWindowsOf(grid);
  if (windows === null) return notJudged(REASONS.noRidingPower);
  if (thresholds.weightKg === null) return notJudged('Your body weight for this day is not known.');
  const shut = needsHeartRate(session);
  if (heartRate === undefined || shut !== null) return notJudged(shut ?? REASONS.noHeartRate);
  if (thresholds.maxHr === null)
    return notJudged(
      'Your maximum heart rate is not known, so it cannot be told whether you rode all-out.',
    );
  const window = bestWindow(windows, VO2MAX_EFFORT_S);
  if (window === null) return notJudged('This needs five minutes of riding without a stop.');
  const peak = maxOf(heartRate, window.from, Math.min(grid.length, window.to + LAG_S));
  if (peak === null || peak < PEAK_SHARE * thresholds.maxHr.value)
    return notJudged('Your heart rate does not show that your best five minutes were all-out.');
  return estimated(
    vo2maxOfPower(window.mean, thresholds.weightKg.value),
    VO2MAX_BAND.power,
    'From your best five minutes, taken as all-out: your heart rate came near its maximum.',
  );
}
