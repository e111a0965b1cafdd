import type { Analysis } from '../../../analysis/analysis.js';
import type { Recording } from '../../../analysis/recording/recording.js';
import { believableMean, believablePower, believableSpeed, peakOver } from './believable.js';
import { finite, positive } from './finite.js';
import { measuredBy } from './samples-cover.js';
import type { WorkoutSummary } from './workout-summary.js';

type Summed = Pick<Recording, 'device' | 'family'>;

/**
 * Averages and normalized power are the engine's, as laps and quarters are, wherever samples stand behind them
 * (`measuredBy`); else the device's own, as far as they can be believed; else what the engine could tell at all.
 * Maxima, climbing and energy are the device's own where it gave them: it saw its sensors at full rate.
 */
export function summarise(recording: Summed, analysis: Pick<Analysis, 'metrics'>): WorkoutSummary {
  const { device, family } = recording;
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  const measured = measuredBy(recording, analysis);
  const [avgCadence, maxCadence] = [stepsOf(family, device.avgCadence), stepsOf(family, device.maxCadence)];
  const means = {
    avgSpeedMps: measured('averageSpeed') ?? believableSpeed(device, metric('maxSpeed')) ?? metric('averageSpeed'),
    avgHr: measured('averageHeartRate') ?? believableMean(device.avgHr, positive(device.maxHr) ?? metric('maxHeartRate')) ?? metric('averageHeartRate'),
    avgCadence: measured('averageCadence') ?? believableMean(avgCadence, maxCadence ?? metric('maxCadence')) ?? metric('averageCadence'),
    avgPowerW: measured('averagePower') ?? believablePower(device, metric('maxPower')) ?? metric('averagePower'),
  };
  return {
    ...means,
    maxSpeedMps: peakOver(means.avgSpeedMps, device.maxSpeedMps, metric('maxSpeed')),
    maxHr: peakOver(means.avgHr, device.maxHr, metric('maxHeartRate')),
    maxCadence: peakOver(means.avgCadence, maxCadence, metric('maxCadence')),
    maxPowerW: peakOver(means.avgPowerW, device.maxPowerW, metric('maxPower')),
    normalizedPowerW: measured('normalizedPower') ?? believableMean(device.npW, positive(device.maxPowerW) ?? metric('maxPower')) ?? metric('normalizedPower'),
    elevGainM: finite(device.ascentM) ?? metric('elevationGain'),
    elevLossM: finite(device.descentM) ?? metric('elevationLoss'),
    calories: finite(device.calories),
    avgTempC: metric('averageTemperature'),
    workKj: metric('work'),
  };
}

/** FIT counts the strides of one foot on a run; athletes know steps of both. */
export function stepsOf(family: Recording['family'], cadence: number | null): number | null {
  const counted = positive(cadence);
  return family === 'running' && counted !== null ? counted * 2 : counted;
}
