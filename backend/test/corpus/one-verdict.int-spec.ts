import { describe, expect, it } from '@jest/globals';
import { effortOf } from '#analysis/effort/effort-of.js';
import { EFFORT_LEVELS } from '#analysis/effort/effort-verdict.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { Recording } from '#analysis/recording/recording.js';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import { reportLines } from '#coaching/domain/report/first-report.js';
import { TOPICS } from '#coaching/domain/topics/all-topics.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { UNIT_SYSTEMS } from '../builders/coached-sheets.js';
import { coachedWorkout } from '../builders/coached-workout.builder.js';
import { CATALOGUE } from '../builders/physics/catalogue.js';
import { makeSession } from '../builders/physics/make-session.js';
import { ATHLETE, profileThreshold } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);
const generated = CATALOGUE.filter(({ name }) => name !== 'ride-24h');
const RACER = { ...ATHLETE, basePaceSPerKm: profileThreshold(261) };
const WORDS = [...EFFORT_LEVELS].reverse().join('|');
/** The verdict in a sentence: "was a hard ride", "it was easy", "A steady, easy run of". */
const SAID = [
  new RegExp(`this was an? (${WORDS}) \\S+`, 'g'),
  new RegExp(`(?:after this one|rest day|is not needed)[^.]*: it was (${WORDS})\\b`, 'g'),
  new RegExp(`^An? (?:steady, )?(${WORDS}) (?:virtual |indoor |treadmill )?(?:ride|run) of`, 'g'),
];
const OF_THE_VERDICT = ['effort', 'recovery', 'summary', 'next-session'];

function wordsIn(sentences: readonly string[]): readonly string[] {
  const whole = sentences
    .map(withoutMarks)
    // The other measure's word, where two measures disagree, is named as such.
    .filter((sentence) => !/tells another story/.test(sentence));
  return whole.flatMap((sentence) =>
    SAID.flatMap((pattern) => [...sentence.matchAll(pattern)].map(([, word]) => word as string)),
  );
}

/** Every word of effort that is said of a workout, page by page. */
function told(workout: AnalysedWorkout): readonly string[] {
  const sheet = buildFactSheet(workout, UNIT_SYSTEMS.METRIC);
  const report = reportLines(sheet);
  const answers = TOPICS.filter(({ id }) => OF_THE_VERDICT.includes(id)).flatMap((topic) =>
    sentencesOf(topic.answer(sheet, '')),
  );
  const other = { ...workout, id: '0197c9c0-0000-7000-8000-000000000002' };
  const compared = buildComparisonSheet([{ workout }, { workout: other }], UNIT_SYSTEMS.METRIC);
  const said = [...report.filter((line) => line !== null), ...answers];
  return [
    ...wordsIn(said),
    ...(['W1', 'W2'] as const).flatMap(
      (name) => compared.get(`${name}.effort.level`)?.display ?? [],
    ),
  ];
}

function check(recording: Recording): void {
  const workout = coachedWorkout(recording, RACER);
  const { level } = effortOf(workout);
  // "Hard" covers both words where only the next day is spoken of.
  const allowed = level === 'very hard' ? ['hard', 'very hard'] : [level];
  const words = told(workout);
  expect(words.filter((word) => !(allowed as readonly (string | null)[]).includes(word))).toEqual(
    [],
  );
  if (level !== null) expect(words.length).toBeGreaterThanOrEqual(4);
}

describe('report, answers and comparison give one verdict of effort', () => {
  it.each(generated)('of the generated $name', ({ plan }) => {
    check(makeSession(plan).recording);
  });

  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('of $name', ({ name }) => {
    check(readFit(corpusBytes(name), Date.UTC(2026, 10, 21)));
  });
});
