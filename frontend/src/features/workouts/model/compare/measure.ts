import type { Figure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import type { Detectable } from './detectable.js';

/** A value in SI units (pace in s/km), or why there is none to be judged. */
export interface Reading {
  readonly value: number | null;
  readonly reason: string | null;
}

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

export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly nature: Nature;
  readonly detectable: Detectable;
  /** Where one direction is better whatever the plan of the day was; null where it is not. */
  readonly better: 'more' | 'less' | null;
  /** Computed by the engine, so that another version of it may give another number. */
  readonly metric: string | null;
  readonly read: (workout: Workout) => Reading;
  readonly tell: (value: number, units: UnitPreferences) => Figure;
}

export function reading(value: number | null, missing: string): Reading {
  return value === null ? { value: null, reason: missing } : { value, reason: null };
}

/** What the engine says of a metric; a value that may not be judged is absent here. */
export function metricReading(
  id: string,
  missing: string,
  valueOf = ({ value }: { readonly value: number; readonly unit: string }) => value,
): Measure['read'] {
  return ({ analysis: { metrics } }) => {
    const metric = metrics[id];
    if (!metric) return { value: null, reason: missing };
    if (!metric.applicable || metric.value === null)
      return { value: null, reason: metric.reason ?? missing };
    return { value: valueOf({ value: metric.value, unit: metric.unit }), reason: null };
  };
}
