import type { PastMetricId } from '../past-query.js';

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
