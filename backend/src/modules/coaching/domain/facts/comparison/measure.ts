import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import { asClause } from '../workout/metric-facts.js';
import type { Detectable } from './detectable.js';

/** What a measure speaks of; decides under which circumstances it may be compared. */
export type Nature =
  | 'time'
  | 'distance'
  | 'speed'
  | 'power'
  | 'heart'
  | 'efficiency'
  | 'drift'
  | 'legs'
  | 'climbing'
  | 'weather'
  | 'load'
  | 'zones';

/** A value, or the end of a sentence with "because" that says why there is none. */
export type Reading = { readonly value: number } | { readonly reason: string };

/** Something that workouts are compared in. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly nature: Nature;
  readonly detectable: Detectable;
  /** Where one direction is better whatever the plan of the day was; null where it is not. */
  readonly better: 'more' | 'less' | null;
  /** Computed by the engine, so that another version of it may give another number. */
  readonly metric: string | null;
  readonly read: (workout: AnalysedWorkout) => Reading;
  /** The difference of two values as they are shown, so that it adds up for a reader who checks it. */
  readonly delta: (
    name: FactName,
    base: number,
    other: number,
    units: UnitPreferences,
  ) => FactDraft | null;
}

export function reading(value: number | null, missing: string): Reading {
  return value === null ? { reason: missing } : { value };
}

/** What the engine says of a metric; a value that may not be judged does not exist here. */
export function metricReading(id: string): Measure['read'] {
  return ({ analysis: { metrics } }) => {
    const metric = metrics[id];
    if (metric?.applicable && metric.value !== null) return { value: metric.value };
    return { reason: asClause(metric?.reason ?? 'it could not be told') };
  };
}
