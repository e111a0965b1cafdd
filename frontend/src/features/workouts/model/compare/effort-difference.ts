import { figure, figureText, formatDuration, paceFigure, type Figure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Workout } from '../workout.js';
import { hillier } from './comparability.js';
import { DETECTABLE, isDetectable } from './detectable.js';
import { valuesOf } from './difference-rows.js';
import { setsOf } from './likeness.js';
import { shownDifference, sizeOf } from './shown-difference.js';

/**
 * One side of an effort: what came out, or what the heart did. `same` where the measurement does
 * not tell them apart.
 */
interface Side {
  readonly what: string;
  readonly same: boolean;
  readonly words: string;
}

/** What came out and what it took, other against base: `12 W more at the same heart rate`. */
export function effortDifference(base: Workout, other: Workout, units: UnitPreferences): string {
  const { sessionShape } = base.analysis;
  if (sessionShape === 'race') return raceDifference(base, other);
  const repetitions = sessionShape === 'intervals';
  const output = repetitions
    ? workOutput(base, other, units)
    : outputDifference(base, other, units);
  const heart = heartDifference(
    repetitions ? workHeartRate(base) : base.avgHr,
    repetitions ? workHeartRate(other) : other.avgHr,
  );
  const told = joined(output, heart, base);
  return repetitions ? `the same ${setsOf(base)}, ${told}` : told;
}

function joined(output: Side | null, heart: Side | null, { family }: Workout): string {
  const missing = family === 'running' ? 'pace' : 'power';
  if (!output && !heart) return `neither ${missing} nor heart rate can be compared`;
  if (!output)
    return (
      `${missing} cannot be compared, and heart rate is ` +
      `${heart?.same ? 'about the same' : heart?.words}`
    );
  if (!heart)
    return (
      `${output.same ? `about the same ${output.what}` : output.words}, with heart rate ` +
      'missing in one of them'
    );
  const beats = heart.same ? 'about the same heart rate' : `a heart rate ${heart.words}`;
  return `${output.same ? `about the same ${output.what}` : output.words} at ${beats}`;
}

/**
 * Normalized power says what an uneven ride took; without it the average. The two may tell opposite
 * stories, so each is named. On runs hills are taken out, or must be alike.
 */
function outputDifference(base: Workout, other: Workout, units: UnitPreferences): Side | null {
  if (base.family === 'cycling') {
    const normalized = valuesOf('normalizedPower', base, other);
    if (normalized) return powerSide(normalized.a, normalized.b, 'normalized power');
    const average = valuesOf('power', base, other);
    return average && powerSide(average.a, average.b, 'average power');
  }
  const graded = valuesOf('gradeAdjustedPace', base, other);
  if (graded) return paceSide(graded.a, graded.b, units, 'grade-adjusted pace');
  const plain = hillier(base, other) === null ? valuesOf('pace', base, other) : null;
  return plain && paceSide(plain.a, plain.b, units, 'pace');
}

function workOutput(
  { family, analysis: a }: Workout,
  { analysis: b }: Workout,
  units: UnitPreferences,
): Side | null {
  const [first, second] = [a.intervalSummary?.work, b.intervalSummary?.work];
  if (!first || !second) return null;
  if (family === 'cycling')
    return first.avgPowerW === null || second.avgPowerW === null
      ? null
      : powerSide(first.avgPowerW, second.avgPowerW, 'average power');
  return first.avgSpeedMps && second.avgSpeedMps
    ? paceSide(1000 / first.avgSpeedMps, 1000 / second.avgSpeedMps, units, 'pace')
    : null;
}

function workHeartRate({ analysis: { intervalSummary } }: Workout): number | null {
  return intervalSummary?.work?.avgHr ?? null;
}

function powerSide(a: number, b: number, what: 'normalized power' | 'average power'): Side {
  const size = apart(figure(a, 'W'), figure(b, 'W'));
  return {
    what,
    same: !isDetectable(DETECTABLE.power, a, b),
    words: `${size} ${b > a ? 'more' : 'less'} ${what}`,
  };
}

/** Seconds for a kilometre: fewer are faster. */
function paceSide(a: number, b: number, units: UnitPreferences, what: string): Side {
  const size = apart(paceFigure(1000 / a, units), paceFigure(1000 / b, units));
  const hills = what === 'pace' ? '' : ' with hills taken out';
  return {
    what,
    same: !isDetectable(DETECTABLE.speed, a, b),
    words: `${size} ${b < a ? 'faster' : 'slower'}${hills}`,
  };
}

function heartDifference(a: number | null, b: number | null): Side | null {
  if (a === null || b === null) return null;
  const size = apart(figure(a, 'bpm'), figure(b, 'bpm'));
  return {
    what: 'heart rate',
    same: !isDetectable(DETECTABLE.heartRate, a, b),
    words: `${size} ${b > a ? 'higher' : 'lower'}`,
  };
}

/** The size of what lies between two values as they are shown elsewhere on the page. */
function apart(a: Figure, b: Figure): string {
  return figureText(sizeOf(shownDifference(a, b)));
}

/** Races of one distance are told by the clock, stops and all. */
function raceDifference({ elapsedS: a }: Workout, { elapsedS: b }: Workout): string {
  const seconds = Math.abs(b - a);
  return isDetectable(DETECTABLE.time, a, b)
    ? `the same distance ${formatDuration(seconds)} ${b < a ? 'faster' : 'slower'}`
    : 'the same distance in the same time';
}
