import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { closerLook } from '#coaching/domain/facts/closer/closer-look.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { coachedWorkout } from '../builders/coached-workout.builder.js';
import { unregistered } from '../builders/fact-registry.js';
import { corpusBytes, corpusIsThere, rubricFile } from './corpus.js';
import { RUBRIC_ATHLETE } from './rubric-athlete.js';
import { RUBRIC_KEYS } from './rubric-keys.js';

const NOW = Date.UTC(2026, 10, 21);
/** What the engine measures otherwise than the rubric, with the reason. */
const MEASURED_OTHERWISE: readonly string[] = [
  // 62 m over 1.59 km, of which the rubric counts the steep part alone.
  'run-fr955-stryd-devfields.fit climb: 53 m is in none of its facts',
];

interface Told {
  readonly value: number;
  readonly unit: string;
  readonly tol: number;
}
interface Reading {
  readonly file: string;
  readonly must: readonly { readonly id: string; readonly numbers?: readonly Told[] }[];
}

function readings(): Reading[] {
  return JSON.parse(readFileSync(rubricFile, 'utf8')) as Reading[];
}

describe('what a coach must say of a recording', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }
  const all = readings();

  it.each(all)('has its facts for $file', ({ file, must }) => {
    const facts = factsOf(file);
    const wanted = RUBRIC_KEYS[file.replace('.fit', '')] ?? {};
    const missing = must.flatMap(({ id, numbers = [] }) => {
      const patterns = wanted[id];
      if (patterns === undefined) return [];
      const absent = patterns.filter((pattern) => !facts.some(({ key }) => pattern.test(key)));
      const carried = facts.filter(({ key }) => patterns.some((pattern) => pattern.test(key)));
      const untold = numbers.filter((told) => !carried.some((fact) => tells(fact, told)));
      return [
        ...absent.map((pattern) => `${id}: no fact ${String(pattern)}`),
        ...untold.map(({ value, unit }) => `${id}: ${value} ${unit} is in none of its facts`),
      ];
    });
    expect(missing.filter((line) => !MEASURED_OTHERWISE.includes(`${file} ${line}`))).toEqual([]);
  });

  it.each(all)('writes no fact of $file under a key that is not registered', ({ file }) => {
    expect(unregistered(factsOf(file).map(({ key }) => key))).toEqual([]);
  });

  it('has facts for every point but those that are named here with their reason', () => {
    const without = all.flatMap(({ file, must }) =>
      must
        .filter(({ id }) => RUBRIC_KEYS[file.replace('.fit', '')]?.[id] === undefined)
        .map(({ id }) => `${file}: ${id}`),
    );
    expect(without).toEqual([
      // Heart rate at the end is below 93 % of its peak, so the end is not at full effort.
      'vride-zwift-climb-portal.fit: no-cooldown',
    ]);
  });
});

function factsOf(file: string): readonly Fact[] {
  const recording = readFit(corpusBytes(`activities/${file}`), NOW);
  const workout = coachedWorkout(recording, RUBRIC_ATHLETE);
  const look = closerLook(recording, workout.analysis.thresholds);
  return buildFactSheet(workout, METRIC_UNITS, { look }).facts;
}

/** Whether a fact tells the number, a pace in seconds being a speed on the sheet. */
function tells({ value, unit }: Fact, told: Told): boolean {
  if (typeof value !== 'number') return false;
  const wanted = told.unit === 'km' ? 1000 * told.value : told.value;
  const within = told.unit === 'km' ? 1000 * told.tol : told.tol;
  const pace = told.unit === 's' && unit === 'm/s';
  const same = unit === told.unit || (told.unit === 'km' && unit === 'm') || pace;
  return same && Math.abs((pace ? 1000 / value : value) - wanted) <= within;
}
