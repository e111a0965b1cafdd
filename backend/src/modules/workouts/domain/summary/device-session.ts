import type { DeviceSummary } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { believableMean } from './believable.js';
import { finite, positive } from '../finite.js';
import type { SessionTotals } from './session-totals.js';
import { inSteps } from './summarise.js';
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
  recorded: DeviceSummary,
  { family, summary, ...totals }: Shown,
): DeviceSession {
  const device = inSteps(family, recorded);
  const above = (value: number | null, shown: number | null) => positive(value) ?? shown;
  const any = (value: number | null, shown: number | null) => finite(value) ?? shown;
  const mean = (value: number | null, most: number | null, shown: number | null) =>
    believableMean(value, most) ?? shown;
  return {
    avgSpeedMps: mean(device.avgSpeedMps, device.maxSpeedMps, summary.avgSpeedMps),
    maxSpeedMps: above(device.maxSpeedMps, summary.maxSpeedMps),
    avgHr: mean(device.avgHr, device.maxHr, summary.avgHr),
    maxHr: above(device.maxHr, summary.maxHr),
    avgCadence: mean(device.avgCadence, device.maxCadence, summary.avgCadence),
    maxCadence: above(device.maxCadence, summary.maxCadence),
    avgPowerW: mean(device.avgPowerW, device.maxPowerW, summary.avgPowerW),
    maxPowerW: above(device.maxPowerW, summary.maxPowerW),
    normalizedPowerW: above(device.npW, summary.normalizedPowerW),
    elevGainM: any(device.ascentM, summary.elevGainM),
    elevLossM: any(device.descentM, summary.elevLossM),
    calories: finite(device.calories),
    avgTempC: any(device.avgTempC, summary.avgTempC),
    durationS: positive(device.timerS) ?? totals.durationS,
    elapsedS: positive(device.elapsedS) ?? totals.elapsedS,
    distanceM: above(device.distanceM, totals.distanceM),
  };
}
