import type { Analysis } from '../../../analysis/analysis.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { finite, positive } from './finite.js';
import type { WorkoutSummary } from './workout-summary.js';

/**
 * The device's own numbers where it gave them, else the engine's. A zero from a sensor that was not there is no number,
 * and neither is an average above its own maximum.
 */
export function summarise(recording: Recording, analysis: Analysis): WorkoutSummary {
  const { device, family } = recording;
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  // FIT counts the strides of one foot on a run; athletes know steps of both.
  const steps = (cadence: number | null) => (family === 'running' && cadence !== null ? cadence * 2 : cadence);
  return {
    avgSpeedMps: average(device.avgSpeedMps, device.maxSpeedMps) ?? metric('averageSpeed'),
    maxSpeedMps: positive(device.maxSpeedMps) ?? metric('maxSpeed'),
    avgHr: average(device.avgHr, device.maxHr) ?? metric('averageHeartRate'),
    maxHr: positive(device.maxHr) ?? metric('maxHeartRate'),
    avgCadence: steps(average(device.avgCadence, device.maxCadence)) ?? metric('averageCadence'),
    maxCadence: steps(positive(device.maxCadence)) ?? metric('maxCadence'),
    avgPowerW: average(device.avgPowerW, device.maxPowerW) ?? metric('averagePower'),
    maxPowerW: positive(device.maxPowerW) ?? metric('maxPower'),
    normalizedPowerW: positive(device.npW) ?? metric('normalizedPower'),
    elevGainM: finite(device.ascentM) ?? metric('elevationGain'),
    elevLossM: finite(device.descentM) ?? metric('elevationLoss'),
    calories: finite(device.calories),
    avgTempC: finite(device.avgTempC) ?? metric('averageTemperature'),
    workKj: metric('work'),
  };
}

function average(mean: number | null, most: number | null): number | null {
  const ceiling = positive(most);
  const value = positive(mean);
  return value !== null && (ceiling === null || value <= ceiling) ? value : null;
}
