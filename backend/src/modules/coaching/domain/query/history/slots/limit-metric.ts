import type { PastMetricId } from '../past-query.js';
import type { PastSense } from './past-sense.js';
import type { PastMeasure } from './past-slot.js';

const MEASURED: Readonly<Record<string, PastMetricId>> = {
  metres: 'distance',
  seconds: 'time',
  watts: 'power',
  bpm: 'heartRate',
};

/** The metric of a limit: "over 30 km", "more than 500 m of climbing". */
export function limitMetric(by: string, metrics: readonly PastMetricId[]): PastMetricId {
  const named = metrics.find((id) => id !== 'workouts');
  return named ?? MEASURED[by] ?? 'distance';
}

/** A value with its unit, in the unit of its metric. */
export interface MeasureMeant {
  readonly by: PastMeasure;
  readonly value: number;
  readonly text: string;
  readonly at: number;
}

/** Units of bare numbers: "heart rate over 190", "did my load pass 70". */
const BARE: Readonly<Partial<Record<PastMetricId, readonly [by: PastMeasure, unit: string]>>> = {
  heartRate: ['bpm', ' bpm'],
  heartRateMax: ['bpm', ' bpm'],
  repHeartRate: ['bpm', ' bpm'],
  power: ['watts', ' W'],
  powerMax: ['watts', ' W'],
  normalized: ['watts', ' W'],
  repOutput: ['watts', ' W'],
  load: ['points', ''],
  cadence: ['perMinute', ''],
};
/** Smaller numbers count something. */
const LEAST_BARE = 20;

/** A value with a unit, or a number behind a limit whose metric says the unit. */
export function measureMeant(
  sense: PastSense,
  metrics: readonly PastMetricId[],
): MeasureMeant | null {
  const [measure] = sense.of('measure');
  if (measure) return measure;
  const [limit] = sense.of('limit');
  const number = sense.of('number').find(({ at }) => limit && at > limit.at);
  const bare = metrics.flatMap((id) => BARE[id] ?? [])[0] ? BARE[metrics[0] ?? 'time'] : undefined;
  if (!number || !bare || number.value < LEAST_BARE) return null;
  const [by, unit] = bare;
  return { by, value: number.value, text: `${number.text}${unit}`, at: number.at };
}

const PEAKS: Readonly<Partial<Record<PastMetricId, PastMetricId>>> = {
  power: 'powerMax',
  heartRate: 'heartRateMax',
  speed: 'speedMax',
};

/** "Is my pulse ever going over 190": a moment, not the mean of a workout. */
export function peakOf(id: PastMetricId, sense: PastSense): PastMetricId {
  const averaged = sense.of('statistic').some(({ of }) => of === 'average');
  const moment = /\b(?:ever|go(?:es|ing)?|went|hit(?:s|ting)?|reach\w*|spik\w*|touch\w*)\b/;
  return !averaged && moment.test(sense.text) ? (PEAKS[id] ?? id) : id;
}
