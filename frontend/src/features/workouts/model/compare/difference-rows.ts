import { type Figure, NOT_AVAILABLE } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import { comparability } from './comparability.js';
import { isDetectable } from './detectable.js';
import { likeness } from './likeness.js';
import type { Measure } from './measure.js';
import { measuresOf } from './measures.js';
import type { Compared } from './names.js';
import { shownDifference } from './shown-difference.js';

/** One workout set against the base in one measure. */
export interface Difference {
  readonly state: 'differs' | 'same' | 'apart';
  /** Other minus base, with its sign; null where it may not be told. */
  readonly figure: Figure | null;
  /** Why they may not be compared. */
  readonly reason: string | null;
  readonly notes: readonly string[];
  /** Only where one direction is better whatever the plan was. */
  readonly verdict: 'better' | 'worse' | null;
}

export interface DifferenceRow {
  readonly id: string;
  readonly label: string;
  /** How fine a difference the measurement resolves, and how that is known. */
  readonly source: string;
  /** One for each workout, in the order of the page. */
  readonly values: readonly Figure[];
  /** One for each workout but the base. */
  readonly differences: readonly Difference[];
}

const MISSING: Figure = { value: NOT_AVAILABLE, unit: '' };

/** The rows that any of the workouts has a value for. */
export function differenceRows(
  workouts: readonly Compared[],
  units: UnitPreferences,
): readonly DifferenceRow[] {
  const [base, ...others] = workouts;
  if (!base) return [];
  return measuresOf(base.workout.family)
    .filter((measure) => workouts.some(({ workout }) => measure.read(workout).value !== null))
    .map((measure) => ({
      id: measure.id,
      label: measure.label,
      source: measure.detectable.source,
      values: workouts.map(({ workout }) => {
        const { value } = measure.read(workout);
        return value === null ? MISSING : measure.tell(value, units);
      }),
      differences: others.map((other) => difference(measure, base, other, units)),
    }));
}

function difference(
  measure: Measure,
  base: Compared,
  other: Compared,
  units: UnitPreferences,
): Difference {
  const [a, b] = [measure.read(base.workout), measure.read(other.workout)];
  if (a.value === null || b.value === null)
    return apart(
      [
        a.value === null ? `${base.letter}: ${a.reason}` : '',
        b.value === null ? `${other.letter}: ${b.reason}` : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  const { reason, notes } = comparability(
    measure,
    { base: base.workout, other: other.workout, alike: likeness(base.workout, other.workout) },
    units,
  );
  if (reason !== null) return apart(reason);
  const differs = isDetectable(measure.detectable, a.value, b.value);
  return {
    state: differs ? 'differs' : 'same',
    figure: shownDifference(measure.tell(a.value, units), measure.tell(b.value, units)),
    reason: null,
    notes,
    verdict: differs ? verdict(measure, b.value - a.value) : null,
  };
}

function apart(reason: string): Difference {
  return { state: 'apart', figure: null, reason, notes: [], verdict: null };
}

function verdict({ better }: Measure, change: number): Difference['verdict'] {
  if (better === null) return null;
  return change > 0 === (better === 'more') ? 'better' : 'worse';
}

/** Both workouts' values of one measure and the difference between them, for sentences. */
export function valuesOf(
  id: string,
  base: Workout,
  other: Workout,
): { readonly measure: Measure; readonly a: number; readonly b: number } | null {
  const measure = measuresOf(base.family).find((candidate) => candidate.id === id);
  const a = measure?.read(base).value;
  const b = measure?.read(other).value;
  return measure && typeof a === 'number' && typeof b === 'number' ? { measure, a, b } : null;
}
