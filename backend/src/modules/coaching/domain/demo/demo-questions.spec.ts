import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoSheet } from '../../../../../test/builders/demo-sheet.js';
import { coachAnswer } from '../answer/coach-answer.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { writeFirstReport } from '../report/first-report.js';
import { Verifier } from '../verifier/verifier.js';
import { demoQuestions } from './demo-questions.js';
import { DEMO_LEVELS, DEMO_SPORTS } from './demo-session.js';

const CANNOT = /^I can't|^I don't|^I found no|^There is no/;
const KINDS = DEMO_SPORTS.flatMap((sport) => DEMO_LEVELS.map((level) => [sport, level] as const));

describe.each(KINDS)('the demo of %s for %s', (sport, level) => {
  let sheets: readonly FactSheet[];
  beforeAll(async () => {
    sheets = [await demoSheet(sport, level, 'METRIC'), await demoSheet(sport, level, 'IMPERIAL')];
  });
  const questions = demoQuestions(sport, level);

  it('CHAT-20 has an answer to every question but one, which honestly cannot be answered, and says why', () => {
    for (const sheet of sheets) {
      const openings = questions.map((question) => coachAnswer(question, sheet).sentences[0] ?? '');
      expect(openings.filter((opening) => CANNOT.test(opening))).toEqual([expect.stringMatching(/^I can't .*because/)]);
      expect(CANNOT.test(openings[0] ?? '')).toBe(false);
    }
  });

  it('DEMO-22 understands each of them, says nothing that does not hold, and something from the recording', () => {
    for (const sheet of sheets) {
      for (const question of questions) {
        const { sentences, counts } = coachAnswer(question, sheet);
        const verifier = new Verifier(sheet, question);
        expect({ question, counts, dropped: sentences.filter((sentence) => verifier.check(sentence) === '') }).toEqual({ question, counts: true, dropped: [] });
        expect(sentences.length).toBeGreaterThan(1);
      }
    }
  });

  it('DEMO-43 tells each question something else', () => {
    for (const sheet of sheets) {
      const told = questions.map((question) => coachAnswer(question, sheet).sentences.slice(0, 2).join(''));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('has a first report with something to see', () => {
    for (const sheet of sheets) expect(writeFirstReport(sheet).headline).toMatch(/\d/);
  });
});
