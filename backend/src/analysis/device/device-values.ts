import type { MetricResult, Repair } from '../analysis.js';
import type { DeviceReport } from '../recording/device-report.js';
import type { Recording } from '../recording/recording.js';
import type { DeviceValue, DeviceValues } from './device-value.js';
import { SHORT_SUMMARY } from '../repairs/short-summary.repair.js';

interface Stated {
  readonly id: string;
  readonly unit: string;
  readonly ours?: string;
  readonly read: (report: DeviceReport, recording: Recording) => number | null;
  /** What it was worked out from; a setting or an answer of the athlete from nothing. */
  readonly from?: 'power' | 'heartRate';
}

const STATED: readonly Stated[] = [
  { id: 'rpe', unit: 'of 10', read: ({ rpe }) => rpe },
  { id: 'ftp', unit: 'W', read: (_, { deviceThresholds }) => deviceThresholds.ftpW },
  { id: 'maxHeartRate', unit: 'bpm', read: (_, { deviceThresholds }) => deviceThresholds.maxHr },
  {
    id: 'restingHeartRate',
    unit: 'bpm',
    read: (_, { deviceThresholds }) => deviceThresholds.restingHr,
  },
  { id: 'thresholdHeartRate', unit: 'bpm', read: ({ thresholdHr }) => thresholdHr },
  {
    id: 'normalizedPower',
    unit: 'W',
    ours: 'normalizedPower',
    read: (_, { device }) => positive(device.npW),
    from: 'power',
  },
  {
    id: 'intensityFactor',
    unit: 'ratio',
    ours: 'intensityFactor',
    read: ({ intensityFactor }) => intensityFactor,
    from: 'power',
  },
  {
    id: 'trainingStress',
    unit: 'TSS',
    ours: 'trainingStress',
    read: ({ trainingStress }) => trainingStress,
    from: 'power',
  },
  {
    id: 'trainingLoad',
    unit: 'points',
    read: ({ trainingLoad }) => trainingLoad,
    from: 'heartRate',
  },
  {
    id: 'aerobicEffect',
    unit: 'of 5',
    read: ({ aerobicEffect }) => aerobicEffect,
    from: 'heartRate',
  },
  {
    id: 'anaerobicEffect',
    unit: 'of 5',
    read: ({ anaerobicEffect }) => anaerobicEffect,
    from: 'heartRate',
  },
  { id: 'vo2max', unit: 'ml/kg/min', ours: 'vo2max', read: ({ vo2max }) => vo2max },
];

const NOTHING_SAID: DeviceReport = {
  rpe: null,
  feel: null,
  aerobicEffect: null,
  anaerobicEffect: null,
  trainingLoad: null,
  trainingStress: null,
  intensityFactor: null,
  vo2max: null,
  thresholdHr: null,
  heartRateZones: [],
  powerZones: [],
};

const CHANNEL_WORDS = { power: 'power', heartRate: 'heart rate' } as const;

/**
 * What the device says, value by value. What it worked out from readings that were repaired here,
 * or from a part of the recording alone, may not be judged.
 *
 * @param repairs those of this analysis, the device's own summary among them
 */
export function deviceValuesOf(
  original: Recording,
  repairs: readonly Repair[],
): DeviceValues | undefined {
  const report = original.deviceReport ?? NOTHING_SAID;
  const values: Record<string, DeviceValue> = {};
  for (const { id, unit, ours, read, from } of STATED) {
    const value = read(report, original);
    if (value === null) continue;
    const reason = from === undefined ? null : whyNot(from, repairs);
    values[id] = {
      value,
      unit,
      applicable: reason === null,
      ...(reason !== null && { reason }),
      ...(ours !== undefined && { ours }),
    };
  }
  const zones = {
    ...(report.heartRateZones.length > 0 && { heartRate: report.heartRateZones }),
    ...(report.powerZones.length > 0 && { power: report.powerZones }),
  };
  if (Object.keys(values).length + Object.keys(zones).length === 0 && report.feel === null)
    return undefined;
  return { values, zones, ...(report.feel !== null && { feel: report.feel }) };
}

/** Device values that may be judged, beside ours of the same name. */
export interface BesideOurs {
  readonly id: string;
  readonly device: number;
  readonly ours: number;
  readonly unit: string;
}

/** The device's values for which a metric of ours may be judged too. */
export function besideOurs(
  { values }: DeviceValues,
  metrics: Readonly<Record<string, MetricResult>>,
): BesideOurs[] {
  return Object.entries(values).flatMap(([id, { value, unit, applicable, ours }]) => {
    const own = ours === undefined ? undefined : metrics[ours];
    return applicable && own?.applicable === true && own.value !== null
      ? [{ id, device: value, ours: own.value, unit }]
      : [];
  });
}

function whyNot(from: NonNullable<Stated['from']>, repairs: readonly Repair[]): string | null {
  if (repairs.some(({ kind }) => kind === SHORT_SUMMARY))
    return 'Your device summed up only a part of this recording.';
  const fallen = repairs.some(
    ({ channel, kind }) =>
      channel === from && (kind.startsWith('device-') || kind === 'little-left'),
  );
  return fallen
    ? `Your device worked it out with ${CHANNEL_WORDS[from]} readings that were repaired here.`
    : null;
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
