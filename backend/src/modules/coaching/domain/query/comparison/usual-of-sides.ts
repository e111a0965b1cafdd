import type { MetricId } from '../metrics/span-metric.js';
import type { SideMetricId } from './side-metric-id.js';
import { valuesOf } from './side-values.js';
import type { Sides } from './sides.js';

/** Power where all have it, pace or speed elsewhere; on runs always pace. */
export function output(sides: Sides): MetricId {
  if (sides.shown.running) return 'speed';
  return valuesOf(sides, 'power', { kind: 'whole' }).length === sides.all.length
    ? 'power'
    : 'speed';
}

/** What a question means that names no metric. */
export function usual(sides: Sides): readonly SideMetricId[] {
  return [output(sides), 'heartRate'];
}
