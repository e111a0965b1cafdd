import type { DeviceSummary } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { believableMean } from './believable.js';
import { finite, positive } from '../finite.js';
import type { SessionTotals } from './session-totals.js';
import { stepsOf } from './summarise.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';

/** The numbers of the device's session message; times and distance as well. */
export interface DeviceSession extends Omit<WorkoutSummary, 'workKj'>, SessionTotals {}

/** What the numbers of a session are filled up with. */
interface Shown extends SessionTotals {
  readonly family: SportFamily;
  readonly summary: WorkoutSummary;
}

/**
 * The session as the device summed it up; what it left out, or what cannot be, is filled up with
 * the number that is shown.
 */
export function deviceSession(
  device: DeviceSummary,
  { family, summary, ...totals }: Shown,
): DeviceSession {
  const cadence = [stepsOf(family, device.avgCadence), stepsOf(family, device.maxCadence)] as const;
  return {
    avgSpeedMps: believableMean(device.avgSpeedMps, device.maxSpeedMps) ?? summary.avgSpeedMps,
    maxSpeedMps: positive(device.maxSpeedMps) ?? summary.maxSpeedMps,
    avgHr: believableMean(device.avgHr, device.maxHr) ?? summary.avgHr,
    maxHr: positive(device.maxHr) ?? summary.maxHr,
    avgCadence: believableMean(...cadence) ?? summary.avgCadence,
    maxCadence: cadence[1] ?? summary.maxCadence,
    avgPowerW: believableMean(device.avgPowerW, device.maxPowerW) ?? summary.avgPowerW,
    maxPowerW: positive(device.maxPowerW) ?? summary.maxPowerW,
    normalizedPowerW: positive(device.npW) ?? summary.normalizedPowerW,
    elevGainM: finite(device.ascentM) ?? summary.elevGainM,
    elevLossM: finite(device.descentM) ?? summary.elevLossM,
    calories: finite(device.calories),
    avgTempC: finite(device.avgTempC) ?? summary.avgTempC,
    durationS: positive(device.timerS) ?? totals.durationS,
    elapsedS: positive(device.elapsedS) ?? totals.elapsedS,
    distanceM: positive(device.distanceM) ?? totals.distanceM,
  };
}
