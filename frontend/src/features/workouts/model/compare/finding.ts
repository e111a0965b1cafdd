import { figureText, formatNumber } from '#lib/format.js';
import { temperatureUnit, type UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import { climbRate, hillier } from './comparability.js';
import { effortDifference } from './effort-difference.js';
import { likeness, WARMER_BY_C, type Likeness } from './likeness.js';
import type { Compared } from './names.js';

export interface ComparisonFinding {
  /** Whether the efforts may be set against each other. */
  readonly comparable: boolean;
  readonly text: string;
}

/** A difference in length below this does not matter to a sentence (ours). */
const LENGTH_SHARE = 0.1;

/** What differs that matters between each workout and the base, one sentence each. */
export function comparisonFindings(
  workouts: readonly Compared[],
  units: UnitPreferences,
): readonly ComparisonFinding[] {
  const [base, ...others] = workouts;
  return base ? others.map((other) => finding(base, other, others.length > 1, units)) : [];
}

function finding(
  base: Compared,
  other: Compared,
  many: boolean,
  units: UnitPreferences,
): ComparisonFinding {
  const alike = likeness(base.workout, other.workout);
  const pair = `${other.short} against ${base.short}`;
  const reason = notComparable(base.workout, other.workout, alike);
  if (reason !== null)
    return {
      comparable: false,
      text: many ? `${pair} is not comparable: ${reason}.` : `Not comparable: ${reason}.`,
    };
  const clauses = [
    effortDifference(base.workout, other.workout, units),
    ...conditions(base.workout, other.workout, alike, units),
  ];
  return { comparable: true, text: `${pair}: ${clauses.join(', ')}.` };
}

/** Why the efforts may not be set against each other; null where they may. */
function notComparable(base: Workout, other: Workout, alike: Likeness): string | null {
  if (alike.shape !== null) return alike.shape.what;
  const noun = base.family === 'running' ? 'run' : 'ride';
  if (alike.indoors === 'one')
    return other.indoor
      ? `an indoor ${noun} against one outdoors`
      : `an outdoor ${noun} against one indoors`;
  if (alike.versions !== null) return 'they were not analysed by the same version of the engine';
  return null;
}

/** Under which circumstances the difference came about. */
function conditions(
  base: Workout,
  other: Workout,
  alike: Likeness,
  units: UnitPreferences,
): readonly string[] {
  return [length(base, other), route(base, other), weather(alike, units)].filter(
    (clause) => clause !== null,
  );
}

function length(base: Workout, other: Workout): string | null {
  const longer = other.durationS - base.durationS;
  if (Math.abs(longer) <= LENGTH_SHARE * base.durationS || base.analysis.sessionShape === 'race')
    return null;
  return `over ${spoken(Math.abs(longer))} ${longer > 0 ? 'more' : 'less'}`;
}

/** `45 min`, `2 h 10 min`. */
function spoken(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours}\u00a0h` : '', minutes % 60 > 0 ? `${minutes % 60}\u00a0min` : '']
    .filter(Boolean)
    .join(' ');
}

function route(base: Workout, other: Workout): string | null {
  const more = hillier(base, other);
  if (more === null || climbRate(base) === null) return null;
  return more > 0 ? 'on a hillier route' : 'on a flatter route';
}

function weather({ warmer }: Likeness, units: UnitPreferences): string | null {
  if (warmer === null || Math.abs(warmer) <= WARMER_BY_C) return null;
  const degrees = Math.abs(units.unitSystem === 'IMPERIAL' ? warmer * 1.8 : warmer);
  return (
    `${figureText({ value: formatNumber(degrees), unit: temperatureUnit(units) })} ` +
    `${warmer > 0 ? 'warmer' : 'colder'}`
  );
}
