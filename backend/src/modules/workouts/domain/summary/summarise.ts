import type { Analysis } from '#analysis/analysis.js';
import type { ChannelName, DeviceSummary, Recording } from '#analysis/recording/recording.js';
import { believableMean, believablePower, believableSpeed, peakOver } from './believable.js';
import { finite, positive } from '../finite.js';
import { coveringSummary, measuredBy, samplesCover } from './samples-cover.js';
import type { WorkoutSummary } from '#analysis/analysed-workout.js';

type Summed = Pick<Recording, 'device' | 'family'>;
type Analysed = Pick<Analysis, 'metrics' | 'repairs'>;

/**
 * Averages and normalized power are the engine's, as laps and quarters are, wherever samples stand
 * behind them (`measuredBy`); else the device's own, as far as they can be believed; else what the
 * engine could tell at all. Maxima and energy are the device's own where it gave them: it
 * saw its sensors at full rate; climbing where the samples break off. What the device took from readings that were repaired
 * (`deviceSummaryRepairs`) is the engine's, and null where too little is left.
 */
export function summarise(recording: Summed, analysis: Analysed): WorkoutSummary {
  const covering = coveringSummary(recording.device, analysis);
  const device = inSteps(recording.family, standing(covering, analysis));
  const metric = (id: string) => finite(analysis.metrics[id]?.value);
  const measured = measuredBy({ device: covering }, analysis);
  const left = (channel: ChannelName, id: string) =>
    fell(analysis, 'little-left', channel) ? null : metric(id);
  const meanOf = (channel: ChannelName, id: string, believed: number | null) =>
    measured(id) ?? believed ?? left(channel, id);
  const peakOf = (most: number | null, id: string) => positive(most) ?? metric(id);
  const { avgHr, maxHr, avgCadence, maxCadence, maxPowerW, npW } = device;
  const means = {
    avgSpeedMps: meanOf('speed', 'averageSpeed', believableSpeed(device, metric('maxSpeed'))),
    avgHr: meanOf(
      'heartRate',
      'averageHeartRate',
      believableMean(avgHr, peakOf(maxHr, 'maxHeartRate')),
    ),
    avgCadence: meanOf(
      'cadence',
      'averageCadence',
      believableMean(avgCadence, peakOf(maxCadence, 'maxCadence')),
    ),
    avgPowerW: meanOf('power', 'averagePower', believablePower(device, metric('maxPower'))),
  };
  const whole = samplesCover({ device: covering }, analysis);
  const climbing = (own: number | null, id: string) => (whole ? null : finite(own)) ?? metric(id);
  const normalized = believableMean(npW, peakOf(maxPowerW, 'maxPower'));
  return {
    ...means,
    maxSpeedMps: peakOver(means.avgSpeedMps, device.maxSpeedMps, left('speed', 'maxSpeed')),
    maxHr: peakOver(means.avgHr, maxHr, left('heartRate', 'maxHeartRate')),
    maxCadence: peakOver(means.avgCadence, maxCadence, left('cadence', 'maxCadence')),
    maxPowerW: peakOver(means.avgPowerW, maxPowerW, left('power', 'maxPower')),
    normalizedPowerW: measured('normalizedPower') ?? normalized ?? metric('normalizedPower'),
    elevGainM: climbing(device.ascentM, 'elevationGain'),
    elevLossM: climbing(device.descentM, 'elevationLoss'),
    calories: finite(device.calories),
    avgTempC: metric('averageTemperature'),
    workKj: metric('work'),
  };
}

/**
 * What the device summed up, without what it took from readings that were repaired; with a spike
 * fall the means that it is in.
 */
function standing(device: DeviceSummary, analysis: Analysed): DeviceSummary {
  const spiked = (channel: ChannelName) =>
    fell(analysis, 'device-maximum', channel) || fell(analysis, 'little-left', channel);
  const gone = (channel: ChannelName) =>
    spiked(channel) || fell(analysis, 'device-average', channel);
  return {
    ...device,
    ...(spiked('speed') && { maxSpeedMps: null }),
    ...(gone('speed') && { avgSpeedMps: null }),
    ...(spiked('heartRate') && { maxHr: null }),
    ...(gone('heartRate') && { avgHr: null }),
    ...(spiked('cadence') && { maxCadence: null }),
    ...(gone('cadence') && { avgCadence: null }),
    ...(spiked('power') && { maxPowerW: null }),
    ...(gone('power') && { avgPowerW: null, npW: null }),
    ...(fell(analysis, 'device-climbing', 'altitude') && { ascentM: null, descentM: null }),
  };
}

function fell({ repairs }: Analysed, kind: string, channel: ChannelName): boolean {
  return repairs.some((repair) => repair.kind === kind && repair.channel === channel);
}

/** The device's summary with steps of both feet on a run, where FIT counts the strides of one. */
export function inSteps(family: Recording['family'], device: DeviceSummary): DeviceSummary {
  const steps = (cadence: number | null) => {
    const counted = positive(cadence);
    return family === 'running' && counted !== null ? counted * 2 : counted;
  };
  return {
    ...device,
    avgCadence: steps(device.avgCadence),
    maxCadence: steps(device.maxCadence),
  };
}
