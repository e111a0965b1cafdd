import type { Part } from '../series/part.js';
import { SPAN_METRICS, type MetricId, type Shown } from './span-metric.js';

/** What parts of a workout are ranked by where no metric was named. */
export function usualMetric(parts: readonly Part[], shown: Shown): MetricId {
  const power =
    !shown.running && parts.some(({ stretch }) => SPAN_METRICS.power.read(stretch, shown) !== null);
  if (parts.some(({ key }) => key.startsWith('stop.'))) return 'time';
  return power ? 'power' : 'speed';
}
