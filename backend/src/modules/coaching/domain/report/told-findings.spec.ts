import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sheetOf } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { sentencesOf } from '../answer/answer.js';
import { coachAnswer } from '../answer/coach-answer.js';
import { withoutMarks } from '../verifier/marks.js';
import { Verifier } from '../verifier/verifier.js';
import { writeFirstReport } from './first-report.js';
import { findingRows, foremostAnswer, stepAnswer, summaryAnswer } from './told-findings.js';

describe('findings in the chat', () => {
  it.each(SAMPLE_NAMES)(
    'of %s open with the headline of the report and pass the verifier',
    (name) => {
      const sheet = storiedSheet(name);
      const { headline } = writeFirstReport(sheet);
      for (const answer of [foremostAnswer(sheet), summaryAnswer(sheet)]) {
        const sentences = sentencesOf(answer);
        expect(withoutMarks(sentences[0] ?? '').startsWith(headline)).toBe(true);
      }
      const all = [foremostAnswer, stepAnswer, summaryAnswer].flatMap((of) =>
        sentencesOf(of(sheet)),
      );
      const verifier = new Verifier(sheet, '');
      expect(all.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
    },
  );

  it.each([
    'what stands out',
    'how was it',
    'what should i take from this',
    "explain like i'm five what happened",
    'what was special',
    'what would a coach say',
    'rate my ride',
  ])('answer "%s" with the headline and its step', (question) => {
    const sheet = storiedSheet('intervalRide');
    const { sentences } = coachAnswer(question, sheet);
    const answer = sentencesOf(foremostAnswer(sheet));
    expect(sentences.join('')).toBe(answer.join(''));
    expect(sentences.length).toBeLessThan(5);
  });

  it('answer "what do I do next time" with the step first', () => {
    const sheet = storiedSheet('intervalRide');
    const [first] = coachAnswer('what do i do next time', sheet).sentences;
    const [step] = stepAnswer(sheet).finding;
    expect(first?.trim()).toBe(step);
    expect(step).not.toBe(foremostAnswer(sheet).finding[0]);
  });

  it.each(['explain decoupling like im five', 'what was special about the last climb'])(
    'leave "%s" to its own answer',
    (question) => {
      const sheet = storiedSheet('intervalRide');
      const answer = sentencesOf(foremostAnswer(sheet)).join('');
      expect(coachAnswer(question, sheet).sentences.join('')).not.toBe(answer);
    },
  );

  it('say of a recording too short to judge only that', () => {
    const sheet = sheetOf(steadyRide(200));
    expect(findingRows(sheet)).toEqual([]);
    expect(sentencesOf(foremostAnswer(sheet))[0]).toMatch(/too short to judge/i);
  });
});
