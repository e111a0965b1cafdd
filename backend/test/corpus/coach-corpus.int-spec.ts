import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '../../src/modules/coaching/domain/answer/answer.js';
import { buildFactSheet } from '../../src/modules/coaching/domain/facts/build-fact-sheet.js';
import type { FactSheet } from '../../src/modules/coaching/domain/facts/fact-sheet.js';
import { headline } from '../../src/modules/coaching/domain/report/headline.js';
import { sections } from '../../src/modules/coaching/domain/report/sections.js';
import { TOPICS } from '../../src/modules/coaching/domain/topics/all-topics.js';
import { suggestQuestions } from '../../src/modules/coaching/domain/topics/suggest-questions.js';
import { answerUnknown } from '../../src/modules/coaching/domain/topics/unknown-question.js';
import { withoutMarks } from '../../src/modules/coaching/domain/verifier/marks.js';
import { Verifier } from '../../src/modules/coaching/domain/verifier/verifier.js';
import { readFit } from '../../src/modules/workouts/adapters/fit/read-fit.js';
import { UNIT_SYSTEMS } from '../builders/coached-sheets.js';
import { coachedWorkout } from '../builders/coached-workout.builder.js';
import { unsupportedNumbers } from '../support/written-numbers.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(({ contract }) => contract.outcome === 'accepted');

/** All that the built-in coach can say about a workout. */
function everythingSaid(sheet: FactSheet): readonly string[] {
  const answers = [...TOPICS.map((topic) => topic.answer(sheet, '')), answerUnknown(sheet, TOPICS)];
  return [...answers.flatMap(sentencesOf), ...[headline(sheet), ...sections(sheet).flatMap(({ lines }) => lines)].filter((line) => line !== null)];
}

describe('the built-in coach on recordings of real devices', () => {
  if (!corpusIsThere) {
    it('was left out: the test files (shared/fit) do not stand beside this checkout', () => {
      expect(corpusIsThere).toBe(false);
    });
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
      expect(said.map(withoutMarks).filter((sentence) => /NaN|Infinity|undefined|null|\[[FNK]\d/.test(sentence))).toEqual([]);
      expect(headline(sheet)).not.toBeNull();
      expect(suggestQuestions(sheet).length).toBeGreaterThan(1);
    }
  });
});
