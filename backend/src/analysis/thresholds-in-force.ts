import type { Recording } from './recording/recording.js';
import type { Threshold, Thresholds } from './thresholds.js';

/**
 * The thresholds by which a recording is judged: the profile's value of the day wins, else what the
 * athlete had set in the device, else null. Nothing is defaulted; each value says where it comes
 * from.
 */
export function thresholdsInForce(profile: Thresholds, recording: Recording): Thresholds {
  const device = recording.deviceThresholds;
  return {
    ...profile,
    ftpW: profile.ftpW ?? fromDevice(device.ftpW ?? recording.device.ftpW),
    maxHr: profile.maxHr ?? fromDevice(device.maxHr),
    restingHr: profile.restingHr ?? fromDevice(device.restingHr),
  };
}

function fromDevice(value: number | null): Threshold | null {
  return value !== null && Number.isFinite(value) && value > 0
    ? { value, source: 'device', since: null }
    : null;
}
