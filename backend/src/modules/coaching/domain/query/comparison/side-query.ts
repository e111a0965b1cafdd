import type { MetricId } from '../metrics/span-metric.js';
import type { EffortAsked } from '../read/effort-asked.js';
import type { End, Scope } from '../query.js';

/** Metrics of a whole workout that no stretch of it has. */
export type WholeId =
  | 'stress'
  | 'intensity'
  | 'efficiency'
  | 'decoupling'
  | 'heartLoad'
  | 'hardTime'
  | 'work'
  | 'calories'
  | 'stops';

export type SideMetricId = MetricId | WholeId;

/** What is to be done with the values of two or three workouts. */
export type SideOperation =
  /** Each value, and what is between them. */
  | { readonly kind: 'value' }
  /** Which workout is at an end of the order. */
  | { readonly kind: 'which'; readonly most: boolean }
  | { readonly kind: 'rank'; readonly most: boolean }
  /** The parts of a series next to each other, or all metrics of the whole. */
  | { readonly kind: 'table' }
  /** In which part of a series they differ most. */
  | { readonly kind: 'gap' }
  /** The best part of all of them. */
  | { readonly kind: 'extreme'; readonly end: End }
  /** The best time over a distance, or power over a duration. m, s. */
  | EffortAsked
  /** How the output went from start to end. */
  | { readonly kind: 'course' }
  /** What differs most. */
  | { readonly kind: 'changed' };

/** What a question asks of workouts side by side. */
export interface SideQuery {
  /** Absent where the words name no metric: the output is meant. */
  readonly metrics: readonly SideMetricId[];
  /** `each` of a series means its average, unless the operation lists it. */
  readonly scope: Scope;
  readonly operation: SideOperation;
  /** `W1` to `W3` where one of them is named; null for all. */
  readonly only: string | null;
}
