import type { MetricId } from '../metrics/span-metric.js';

/** Metrics of a whole workout that no stretch of it has. */
export type WholeId =
  | 'stress'
  | 'intensity'
  | 'efficiency'
  | 'decoupling'
  | 'heartLoad'
  | 'hardTime'
  | 'hardShare'
  | 'workTime'
  | 'easyShare'
  | 'driftPerHour'
  | 'work'
  | 'calories'
  | 'easyTime'
  | 'stops'
  | ZoneId;

/** Time in one zone of power or pace, or of heart rate. */
export type ZoneId = `${'zone' | 'heartZone'}${1 | 2 | 3 | 4 | 5}`;

export type SideMetricId = MetricId | WholeId;
