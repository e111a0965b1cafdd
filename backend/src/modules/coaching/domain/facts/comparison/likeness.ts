import type { SessionShape } from '#analysis/analysis.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';

/**
 * What two workouts have in common, as far as it decides what may be compared; other against base.
 */
export interface Likeness {
  /**
   * Why efforts may not be set against each other, the end of a sentence with "because"; null where
   * they may.
   */
  readonly shape: string | null;
  readonly indoors: 'both' | 'neither' | 'one';
  /** °C; null where one has none. */
  readonly warmer: number | null;
  /** The longer duration over the shorter one. */
  readonly timesAsLong: number;
  /** Why nothing that the engine computed may be compared; null where it may. */
  readonly versions: string | null;
}

/** Sessions within one kind may be compared by their means. */
const KINDS: Readonly<Record<Exclude<SessionShape, 'unknown'>, string>> = {
  steady: 'even',
  rolling: 'even',
  stochastic: 'restless',
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

export function likeness(base: AnalysedWorkout, other: AnalysedWorkout): Likeness {
  const shorter = Math.min(base.durationS, other.durationS);
  const [cool, warm] = [temperatureOf(base), temperatureOf(other)];
  return {
    shape: shapeApart(base, other),
    indoors: base.indoor === other.indoor ? (base.indoor ? 'both' : 'neither') : 'one',
    warmer: cool === null || warm === null ? null : warm - cool,
    timesAsLong: shorter > 0 ? Math.max(base.durationS, other.durationS) / shorter : 1,
    versions:
      base.analysis.engineVersion === other.analysis.engineVersion
        ? null
        : 'they were analysed by different versions of the engine',
  };
}

export function temperatureOf({ summary, analysis }: AnalysedWorkout): number | null {
  const metric = analysis.metrics['averageTemperature'];
  return metric ? (metric.applicable ? metric.value : null) : summary.avgTempC;
}

/** The hard parts of an interval session, and how long they are on average, seconds. */
export function workOf({ analysis }: AnalysedWorkout): {
  readonly count: number;
  readonly seconds: number;
} {
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  return {
    count: work.length,
    seconds: work.reduce((sum, { movingS }) => sum + movingS, 0) / Math.max(1, work.length),
  };
}

function shapeApart(base: AnalysedWorkout, other: AnalysedWorkout): string | null {
  const [a, b] = [base.analysis.sessionShape, other.analysis.sessionShape];
  if (a === 'unknown' || b === 'unknown')
    return 'it is not known what kind of session one of them was';
  if (KINDS[a] !== KINDS[b]) return 'they are different kinds of session';
  if (a === 'intervals') return intervalsApart(base, other);
  return a === 'race' && racesApart(base, other) ? 'the races went over different distances' : null;
}

function intervalsApart(base: AnalysedWorkout, other: AnalysedWorkout): string | null {
  const [a, b] = [workOf(base), workOf(other)];
  const alike =
    a.count === b.count &&
    a.count > 0 &&
    Math.abs(a.seconds - b.seconds) <= (ALIKE * (a.seconds + b.seconds)) / 2;
  return alike ? null : 'their intervals differ in number or length';
}

function racesApart({ distanceM: a }: AnalysedWorkout, { distanceM: b }: AnalysedWorkout): boolean {
  return a === null || b === null || Math.abs(a - b) > (SAME_DISTANCE * (a + b)) / 2;
}
