import type { Analysis } from '../../../analysis/analysis.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { finite } from './finite.js';
import type { WorkoutSummary } from './workout-summary.js';

/** The device's own numbers where it gave them, else the engine's. */
export function summarise(recording: Recording, analysis: Analysis): WorkoutSummary {
  const { device, family } = recording;
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  // FIT counts the strides of one foot on a run; athletes know steps of both.
  const steps = (cadence: number | null) => (family === 'running' && cadence !== null ? cadence * 2 : cadence);
  return {
    avgSpeedMps: finite(device.avgSpeedMps) ?? metric('averageSpeed'),
    maxSpeedMps: finite(device.maxSpeedMps) ?? metric('maxSpeed'),
    avgHr: finite(device.avgHr) ?? metric('averageHeartRate'),
    maxHr: finite(device.maxHr) ?? metric('maxHeartRate'),
    avgCadence: steps(finite(device.avgCadence)) ?? metric('averageCadence'),
    maxCadence: steps(finite(device.maxCadence)) ?? metric('maxCadence'),
    avgPowerW: finite(device.avgPowerW) ?? metric('averagePower'),
    maxPowerW: finite(device.maxPowerW) ?? metric('maxPower'),
    normalizedPowerW: finite(device.npW) ?? metric('normalizedPower'),
    elevGainM: finite(device.ascentM) ?? metric('elevationGain'),
    elevLossM: finite(device.descentM) ?? metric('elevationLoss'),
    calories: finite(device.calories),
    avgTempC: finite(device.avgTempC) ?? metric('averageTemperature'),
    workKj: metric('work'),
  };
}
