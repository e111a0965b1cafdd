import type { MetricResult } from '../analysis.js';

type Metrics = Readonly<Record<string, MetricResult>>;

/**
 * The metrics of a workout with the one elapsed time that every page shows: that of the device's
 * timer, where it ran on after the last sample.
 */
export function wholeTimes(metrics: Metrics, elapsedS: number): Metrics {
  const elapsed = metrics['elapsedTime'];
  if (!elapsed || elapsed.value === null || Math.round(elapsed.value) === Math.round(elapsedS))
    return metrics;
  return {
    ...metrics,
    elapsedTime: {
      ...elapsed,
      value: elapsedS,
      note: 'As your device timed it; its samples span another time.',
    },
  };
}
