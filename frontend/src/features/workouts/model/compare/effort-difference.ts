import { figureText, formatDuration, type Figure } from '../../../../lib/format.js';
import type { UnitPreferences } from '../../../../lib/units.js';
import type { Workout } from '../workout.js';
import { hillier } from './comparability.js';
import { DETECTABLE, isDetectable } from './detectable.js';
import { valuesOf } from './difference-rows.js';
import { setsOf } from './likeness.js';
import { paceDifference } from './measure.js';

type Words = string;

/** One side of an effort: what came out, or what the heart did. `same` where the measurement does not tell them apart. */
interface Side {
  readonly same: boolean;
  readonly words: Words;
}

/** What came out and what it took, other against base: `12 W more at the same heart rate`. */
export function effortDifference(base: Workout, other: Workout, units: UnitPreferences): string {
  const { sessionShape } = base.analysis;
  if (sessionShape === 'race') return raceDifference(base, other);
  const repetitions = sessionShape === 'intervals';
  const output = repetitions ? workOutput(base, other, units) : outputDifference(base, other, units);
  const heart = heartDifference(repetitions ? workHeartRate(base) : base.avgHr, repetitions ? workHeartRate(other) : other.avgHr);
  const told = joined(output, heart, base);
  return repetitions ? `the same ${setsOf(base)}, ${told}` : told;
}

function joined(output: Side | null, heart: Side | null, { family }: Workout): string {
  const what = family === 'running' ? 'pace' : 'power';
  if (!output && !heart) return `neither ${what} nor heart rate can be compared`;
  if (!output) return `${family === 'running' ? 'pace cannot be compared' : 'without power in both, only heart rate compares'}: ${heart?.same ? 'about the same' : heart?.words}`;
  if (!heart) return `${output.same ? `about the same ${what}` : output.words}; heart rate was not recorded in both`;
  if (output.same && heart.same) return `about the same ${what} at about the same heart rate`;
  if (output.same) return `about the same ${what} at a heart rate ${heart.words}`;
  return `${output.words} at ${heart.same ? 'about the same heart rate' : `a heart rate ${heart.words}`}`;
}

/** Normalized power says what an uneven ride took; without it the average. On runs hills are taken out, or must be alike. */
function outputDifference(base: Workout, other: Workout, units: UnitPreferences): Side | null {
  if (base.family === 'cycling') {
    const values = valuesOf('normalizedPower', base, other) ?? valuesOf('power', base, other);
    return values && powerSide(values.a, values.b);
  }
  const graded = valuesOf('gradeAdjustedPace', base, other);
  if (graded) return paceSide(graded.a, graded.b, units, 'on the flat');
  const plain = hillier(base, other) === null ? valuesOf('pace', base, other) : null;
  return plain && paceSide(plain.a, plain.b, units);
}

function workOutput({ family, analysis: a }: Workout, { analysis: b }: Workout, units: UnitPreferences): Side | null {
  const [first, second] = [a.intervalSummary?.work, b.intervalSummary?.work];
  if (!first || !second) return null;
  if (family === 'cycling') return first.avgPowerW === null || second.avgPowerW === null ? null : powerSide(first.avgPowerW, second.avgPowerW);
  return first.avgSpeedMps && second.avgSpeedMps ? paceSide(1000 / first.avgSpeedMps, 1000 / second.avgSpeedMps, units) : null;
}

function workHeartRate({ analysis: { intervalSummary } }: Workout): number | null {
  return intervalSummary?.work?.avgHr ?? null;
}

function powerSide(a: number, b: number): Side {
  return { same: !isDetectable(DETECTABLE.power, a, b), words: `${figureText(watts(Math.abs(b - a)))} ${b > a ? 'more' : 'less'}` };
}

function watts(value: number): Figure {
  return { value: String(Math.round(value)), unit: 'W' };
}

function paceSide(a: number, b: number, units: UnitPreferences, where = ''): Side {
  const words = [figureText(paceDifference(Math.abs(b - a), units)), b < a ? 'faster' : 'slower', where].filter(Boolean).join(' ');
  return { same: !isDetectable(DETECTABLE.speed, a, b), words };
}

function heartDifference(a: number | null, b: number | null): Side | null {
  if (a === null || b === null) return null;
  return { same: !isDetectable(DETECTABLE.heartRate, a, b), words: `${Math.round(Math.abs(b - a))}\u00a0bpm ${b > a ? 'higher' : 'lower'}` };
}

/** Races of one distance are told by the clock, stops and all. */
function raceDifference({ elapsedS: a }: Workout, { elapsedS: b }: Workout): string {
  const seconds = Math.abs(b - a);
  return isDetectable(DETECTABLE.time, a, b) ? `the same distance ${formatDuration(seconds)} ${b < a ? 'faster' : 'slower'}` : 'the same distance in the same time';
}
