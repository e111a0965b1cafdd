import type { Session } from '../session/session.js';
import type { Contradiction } from './contradiction.js';
import { deviceFtpDiffers } from './device-ftp-differs.js';
import { flatTrail } from './flat-trail.js';
import { ftpTooHigh } from './ftp-too-high.js';
import { ftpTooLow } from './ftp-too-low.js';
import { heartRateMaxTooLow } from './heart-rate-max-too-low.js';
import { heartRateOverMax } from './heart-rate-over-max.js';
import { raceTimeBeaten } from './race-time-beaten.js';
import { rpeUnderHeartRate } from './rpe-under-heart-rate.js';
import { thresholdPaceTooSlow } from './threshold-pace-too-slow.js';

/**
 * Where the recording contradicts what is known of the athlete: a threshold that was held for too
 * long, a maximum that was passed, a device that judges by another one. Each says what to do.
 */
export function contradictionsOf(session: Session): Contradiction[] {
  const low = ftpTooLow(session);
  const maxHr = heartRateOverMax(session) ?? heartRateMaxTooLow(session);
  return [
    low,
    maxHr,
    // A maximum that is set too low makes any power look dear.
    low === null && maxHr === null ? ftpTooHigh(session) : null,
    deviceFtpDiffers(session),
    // One sentence of a race time is enough, the one with a time to enter first.
    raceTimeBeaten(session) ?? thresholdPaceTooSlow(session),
    flatTrail(session),
    rpeUnderHeartRate(session),
  ].filter((found) => found !== null);
}
