import { meanTemperatureOf } from '../metrics/mean-values.js';
import type { Workout } from '../workout.js';

/** What two workouts have in common, as far as it decides what may be compared. */
export interface Likeness {
  /** Why efforts may not be set against each other, a whole sentence; null where they may. */
  readonly shape: string | null;
  readonly indoors: 'both' | 'neither' | 'one';
  /** Other minus base, °C; null where one has none. */
  readonly warmer: number | null;
  /** The longer duration over the shorter one. */
  readonly timesAsLong: number;
  /** Why nothing that the engine computed may be compared; null where it may. */
  readonly versions: string | null;
}

type Shape = Workout['analysis']['sessionShape'];

/** Sessions within one kind may be compared by their means. */
const KINDS: Readonly<Record<Exclude<Shape, 'unknown'>, string>> = {
  steady: 'even',
  rolling: 'even',
  stochastic: 'variable',
  intervals: 'intervals',
  race: 'race',
};

/** Heat raises heart rate at the same effort; beyond this the difference is to be told (ours). */
export const WARMER_BY_C = 8;
/** Heart rate drifts with time; beyond this the length alone explains a difference (ours). */
export const LONGER_BY = 1.5;
/**
 * Intervals of one plan: repetitions count as alike up to this share of their length, as in the
 * engine's grouping.
 */
const ALIKE = 0.15;
/** Races of one distance, measured by two watches. */
const SAME_DISTANCE = 0.02;

export function likeness(base: Workout, other: Workout): Likeness {
  const shorter = Math.min(base.durationS, other.durationS);
  const alike = base.indoor ? 'both' : 'neither';
  return {
    shape: shapeApart(base, other),
    indoors: base.indoor === other.indoor ? alike : 'one',
    warmer: difference(temperatureOf(base), temperatureOf(other)),
    timesAsLong: shorter > 0 ? Math.max(base.durationS, other.durationS) / shorter : 1,
    versions: versionsApart(base, other),
  };
}

export function temperatureOf(workout: Workout): number | null {
  const metric = workout.analysis.metrics['averageTemperature'];
  if (!metric) return meanTemperatureOf(workout);
  return metric.applicable ? metric.value : null;
}

/** `an interval session`, `a steady ride`. */
export function kindOf({ family, analysis: { sessionShape } }: Workout): string {
  const noun = family === 'running' ? 'run' : 'ride';
  switch (sessionShape) {
    case 'intervals':
      return 'an interval session';
    case 'race':
      return 'a race';
    case 'steady':
      return `a steady ${noun}`;
    case 'rolling':
      return `a steady ${noun}`;
    case 'stochastic':
      return `a variable ${noun}`;
    case 'unknown':
      return `a ${noun} of unknown shape`;
  }
}

/** The hard parts of an interval session, and how long they are on average, seconds. */
export function workOf({ analysis }: Workout): {
  readonly count: number;
  readonly seconds: number;
} {
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  return {
    count: work.length,
    seconds: work.reduce((sum, { movingS }) => sum + movingS, 0) / Math.max(1, work.length),
  };
}

function shapeApart(base: Workout, other: Workout): string | null {
  const [a, b] = [base.analysis.sessionShape, other.analysis.sessionShape];
  if (a === 'unknown' || b === 'unknown')
    return 'It is not known what kind of session one of them was.';
  if (KINDS[a] !== KINDS[b]) return 'They are different kinds of session.';
  if (a === 'intervals' && !sameSets(base, other))
    return sameLength(base, other)
      ? 'One set has more reps than the other: compare them rep by rep.'
      : 'Their intervals differ in length, or were not detected.';
  if (a === 'race' && !sameDistance(base, other)) return 'The races went over different distances.';
  return null;
}

function sameSets(base: Workout, other: Workout): boolean {
  const [a, b] = [workOf(base), workOf(other)];
  return a.count === b.count && sameLength(base, other);
}

function sameLength(base: Workout, other: Workout): boolean {
  const [a, b] = [workOf(base), workOf(other)];
  return (
    a.count > 0 &&
    b.count > 0 &&
    Math.abs(a.seconds - b.seconds) <= (ALIKE * (a.seconds + b.seconds)) / 2
  );
}

function sameDistance({ distanceM: a }: Workout, { distanceM: b }: Workout): boolean {
  return a !== null && b !== null && Math.abs(a - b) <= (SAME_DISTANCE * (a + b)) / 2;
}

function versionsApart(base: Workout, other: Workout): string | null {
  if (base.analysis.status === 'recomputing' || other.analysis.status === 'recomputing')
    return 'One of them is being analysed again; this page updates automatically.';
  return base.analysis.engineVersion === other.analysis.engineVersion
    ? null
    : 'They were analysed by different versions of the engine.';
}

function difference(base: number | null, other: number | null): number | null {
  return base === null || other === null ? null : other - base;
}
