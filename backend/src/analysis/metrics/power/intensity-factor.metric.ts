import { normalizedGradedSpeed, thresholdSpeed } from '#analysis/session/run-intensity.js';
import type { Session } from '#analysis/session/session.js';
import { found, notJudged, type Finding, type Measured, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/**
 * Intensity factor. Ride: normalized power / FTP. Run: normalized graded speed / threshold speed,
 * where the threshold pace is 1.06 × the base pace. Ratio. Source: Coggan; threshold pace derived.
 * Not judged without FTP (ride) or race time (run), and where normalized power may not be judged.
 */
export const intensityFactor: Metric = {
  id: 'intensityFactor',
  version: 1,
  unit: 'ratio',
  channels: ['power', 'speed'],
  inputs: ['normalizedPower'],
  compute: (session, measured) =>
    session.recording.family === 'running' ? ofRun(session) : ofRide(session, measured),
};

function ofRide({ thresholds, grid }: Session, measured: Measured): Finding {
  const normalized = measured.result('normalizedPower');
  if (grid.channels.power === undefined) return notJudged(REASONS.noRidingPower);
  if (thresholds.ftpW === null) return notJudged(REASONS.noFtp);
  const factor = normalized.value === null ? null : normalized.value / thresholds.ftpW.value;
  return normalized.applicable && factor !== null
    ? found(factor)
    : notJudged(normalized.reason ?? REASONS.powerGaps, factor);
}

function ofRun(session: Session): Finding {
  const threshold = thresholdSpeed(session);
  if (threshold === null)
    return notJudged(
      'No 5 km or 10 km time is known for you, so the intensity of a run cannot be judged.',
    );
  const speed = normalizedGradedSpeed(session);
  if (speed === null)
    return notJudged(
      session.grid.channels.speed === undefined ? REASONS.noSpeed : REASONS.hillsNeedAltitude,
    );
  return found(speed / threshold, 'Measured against a threshold pace derived from your race time.');
}
