import { describe, expect, it } from '@jest/globals';
import { lookWithTools } from '#coaching/adapters/builtin/look-with-tools.js';
import { tellWithTools } from '#coaching/adapters/builtin/tell-with-tools.js';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';
import { buildComparisonSheet } from '#coaching/domain/facts/comparison/build-comparison-sheet.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { reportLines } from '#coaching/domain/report/first-report.js';
import { TOPICS } from '#coaching/domain/topics/all-topics.js';
import { suggestQuestions } from '#coaching/domain/topics/suggestions/suggest-questions.js';
import { Toolbox } from '#coaching/domain/tools/toolbox.js';
import { answerUnknown } from '#coaching/domain/topics/unknown-question.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { UNIT_SYSTEMS } from '../builders/coached-sheets.js';
import { coachedWorkout, lookAt } from '../builders/coached-workout.builder.js';
import { FORTY_QUESTIONS } from '../support/coach/forty-questions.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { unsupportedNumbers } from '../support/coach/written-numbers.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(({ contract }) => contract.outcome === 'accepted');

/** All that the built-in coach can say about a workout. */
function everythingSaid(sheet: FactSheet): readonly string[] {
  const answers = [...TOPICS.map((topic) => topic.answer(sheet, '')), answerUnknown(sheet)];
  return [...answers.flatMap(sentencesOf), ...reportLines(sheet)];
}

/** Places that the files have in common, asked in the ways that bring the longest answers. */
const PLACES = [
  'Why was my heart rate so low in the first lap?',
  'Why was lap 2 slow?',
  'Why was the fourth kilometre slower?',
  'How was km 3?',
  'Power in the first 10 minutes',
  'second half',
  'heart rate in the last 20 minutes',
  'lap 1 vs lap 2',
  'interval 2',
];
const COMPARED = [
  'Compare them',
  'Which was harder?',
  'Am I fitter?',
  'heart rate at the same power',
  'power',
  'heart rate',
  'Is it fair?',
  'which had more climbing',
  'load',
  'drift',
  'cadence',
  'time in zones',
  'Power in the first 10 minutes',
];

/**
 * What the coach itself says to a question and the verifier would not let pass; the numbers it
 * holds against its facts are its own.
 */
function leftOut(
  workouts: readonly AnalysedWorkout[],
  questions: readonly string[],
): readonly string[] {
  const given = workouts.map((workout) => ({ workout, look: lookAt(workout) }));
  const [first] = given;
  if (!first) return [];
  const sheet =
    given.length > 1
      ? buildComparisonSheet(given, UNIT_SYSTEMS.METRIC)
      : buildFactSheet(first.workout, UNIT_SYSTEMS.METRIC, { look: first.look });
  const tools = new Toolbox(
    {
      workouts: given.map(({ workout, look }, index) => ({
        name: `W${index + 1}`,
        workout,
        look: () => look,
      })),
      past: null,
      weeks: null,
    },
    sheet,
  );
  return questions.flatMap((question) => {
    const answer = coachAnswer(question, sheet, [], {
      look: lookWithTools(tools),
      tell: tellWithTools(tools),
    });
    const verifier = new Verifier(answer.sheet, question);
    return answer.sentences
      .filter((sentence) => verifier.check(sentence) === '')
      .map((sentence) => `${question}: ${sentence}`);
  });
}

describe('the built-in coach on recordings of real devices', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('says nothing about $name that its facts do not hold', ({ name }) => {
    const workout = coachedWorkout(readFit(corpusBytes(name), NOW));
    for (const units of Object.values(UNIT_SYSTEMS)) {
      const sheet = buildFactSheet(workout, units);
      const said = everythingSaid(sheet);
      const verifier = new Verifier(sheet, '');
      expect(said.filter((sentence) => unsupportedNumbers(sentence, sheet).length > 0)).toEqual([]);
      expect(said.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
      expect(
        said
          .map(withoutMarks)
          .filter((sentence) => /NaN|Infinity|undefined|null|\[[FNK]\d/.test(sentence)),
      ).toEqual([]);
      expect(reportLines(sheet).length).toBeGreaterThan(0);
      expect(suggestQuestions(sheet).length).toBeGreaterThan(1);
    }
  });

  it.each(accepted)('has nothing of its own answers left out on $name', ({ name }) => {
    expect(
      leftOut(
        [coachedWorkout(readFit(corpusBytes(name), NOW))],
        [...FORTY_QUESTIONS.map(({ wordings }) => wordings[0]), ...PLACES],
      ),
    ).toEqual([]);
  });

  it.each(['cycling', 'running'] as const)(
    'has nothing left out where two of %s, of different devices, stand side by side',
    (family) => {
      const files = accepted.filter(
        ({ name, sport }) => sport === family && name.startsWith('activities/'),
      );
      const workouts = files.map(({ name }) =>
        coachedWorkout(readFit(corpusBytes(name), NOW), ATHLETE, { deviceName: name }),
      );
      const pairs = workouts.flatMap((workout, index) =>
        index % 2 === 1 && workouts[index - 1]
          ? [[workouts[index - 1] as AnalysedWorkout, workout]]
          : [],
      );
      expect(pairs.length).toBeGreaterThan(5);
      expect(pairs.flatMap((pair) => leftOut(pair, COMPARED))).toEqual([]);
    },
  );
});
