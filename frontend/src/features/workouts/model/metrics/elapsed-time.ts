import type { MetricResult } from '../analysis.js';

type Metrics = Readonly<Record<string, MetricResult>>;

/**
 * The metrics of a workout whose timer ran for `durationS`. Some devices stop writing samples
 * seconds before they stop their timer; from start to end is no less than that on a page that shows
 * both.
 */
export function wholeTimes(metrics: Metrics, durationS: number): Metrics {
  const elapsed = metrics['elapsedTime'];
  if (!elapsed || elapsed.value === null || elapsed.value >= durationS) return metrics;
  return {
    ...metrics,
    elapsedTime: {
      ...elapsed,
      value: durationS,
      note: 'Your device ran on after its last sample, so the time of its timer is given.',
    },
  };
}
