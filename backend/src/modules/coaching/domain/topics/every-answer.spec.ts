import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet, UNIT_SYSTEMS } from '#test/builders/coached-sheets.js';
import { comparedSheet, storiedSheet, trainingSheet } from '#test/builders/coached-history.js';
import { afterUsual, trainedSheet } from '#test/builders/trained-weeks.js';
import { readingGrade } from '#test/support/coach/readability.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { unsupportedNumbers, writtenNumbers } from '#test/support/coach/written-numbers.js';
import { sentencesOf } from '../answer/answer.js';
import { coachAnswer } from '../answer/coach-answer.js';
import { reportLines, writeFirstReport } from '../report/first-report.js';
import { withoutMarks } from '../verifier/marks.js';
import { Verifier } from '../verifier/verifier.js';
import { TOPICS } from './all-topics.js';
import { speaksOf } from './topic.js';
import { suggestQuestions } from './suggestions/suggest-questions.js';
import { answerUnknown } from './unknown-question.js';

const CASES = SAMPLE_NAMES.flatMap((sample) =>
  (['METRIC', 'IMPERIAL'] as const).map((system) => [sample, system] as const),
);

describe.each(CASES)('the built-in coach about %s in %s units', (sample, system) => {
  const sheet = sampleSheet(sample, UNIT_SYSTEMS[system]);
  const answers = [
    ...TOPICS.filter((topic) => speaksOf(topic, sheet.kind)).map((topic) => ({
      topic: topic.id,
      answer: topic.answer(sheet, ''),
    })),
    { topic: 'unknown', answer: answerUnknown(sheet) },
  ].map(({ topic, answer }) => ({ topic, answer, sentences: sentencesOf(answer) }));

  it('supports each number of each answer by a fact that the sentence points at', () => {
    const wrong = answers.flatMap(({ topic, sentences }) =>
      sentences.flatMap((sentence) =>
        unsupportedNumbers(sentence, sheet).map((number) => `${topic}: ${number} in ${sentence}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(
      answers.flatMap(({ sentences }) =>
        sentences.flatMap((sentence) => writtenNumbers(withoutMarks(sentence))),
      ).length,
    ).toBeGreaterThan(20);
  });

  it('passes the verifier with every sentence', () => {
    const dropped = answers.flatMap(({ topic, sentences }) => {
      const verifier = new Verifier(sheet, '');
      return sentences
        .filter((sentence) => verifier.check(sentence) === '')
        .map((sentence) => `${topic}: ${sentence}`);
    });
    expect(dropped).toEqual([]);
  });

  it('opens every answer with a finding, in plain words and whole sentences', () => {
    for (const { topic, answer, sentences } of answers) {
      const text = sentences.map(withoutMarks).join(' ');
      expect({
        topic,
        findings: answer.finding.filter((line) => line !== null && line !== '').length,
      }).not.toEqual({ topic, findings: 0 });
      expect(text).not.toMatch(
        /!|\bawesome\b|\bcrushed\b|\bundefined\b|\bnull\b|\bNaN\b|\[[FNK]\d| {2}|\.\./,
      );
      expect(text).toMatch(/^[A-Z].*[.]$/s);
    }
  });

  it('writes a first report of which nothing had to be dropped', () => {
    const report = writeFirstReport(sheet);
    const lines = reportLines(sheet);
    const shown = [`${report.headline}.`, ...report.sections.map(({ text }) => text)].join(' ');
    expect(lines.map(withoutMarks).filter((line) => !shown.includes(line))).toEqual([]);
    expect(lines.flatMap((line) => unsupportedNumbers(line, sheet))).toEqual([]);
    expect(report.headline).toMatch(/^(?:[A-Z]|\d+ × ).*[^.]$/);
    expect(report.evidence.length).toBeGreaterThan(1);
  });

  it('suggests only questions that it understands and can answer', () => {
    const suggestions = suggestQuestions(sheet);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
    expect(suggestions.length).toBeLessThanOrEqual(6);
    for (const question of suggestions) {
      const answer = coachAnswer(question, sheet);
      expect({ question, counts: answer.counts, begins: answer.sentences[0] ?? '' }).toEqual({
        question,
        counts: true,
        begins: expect.not.stringMatching(/^I can't/),
      });
    }
  });
});

describe.each(['beginner', 'intermediate', 'advanced'] as const)(
  'every answer for the %s',
  (level) => {
    const sheets: readonly (readonly [string, FactSheet])[] = [
      ...SAMPLE_NAMES.map((name) => [name, storiedSheet(name, level)] as const),
      ['training', trainingSheet(level)],
      [
        'weeks out of the ordinary',
        trainedSheet(afterUsual(10, { minutes: [90, 120, 150], easy: 0.3 }), {}, { level }),
      ],
      [
        'nothing trained',
        trainingSheet(level, undefined, { weeks: [], load: null, families: [], latest: [] }),
      ],
      ['rides of one kind', comparedSheet(['steadyRide', 'easingRide', 'hillyRide'], level)],
      ['sessions of two kinds', comparedSheet(['steadyRide', 'intervalRide'], level)],
      ['runs', comparedSheet(['steadyRun', 'racedRun'], level)],
    ];

    it.each(sheets)('about %s holds before the verifier and is read at its level', (_, sheet) => {
      for (const topic of TOPICS.filter((one) => speaksOf(one, sheet.kind))) {
        const sentences = sentencesOf(topic.answer(sheet, ''));
        const verifier = new Verifier(sheet, '');
        expect({
          topic: topic.id,
          dropped: sentences.filter((sentence) => verifier.check(sentence) === ''),
        }).toEqual({ topic: topic.id, dropped: [] });
        const text = sentences.map(withoutMarks).join(' ');
        expect({ topic: topic.id, text, within: readingGrade(text) <= GRADES[level] }).toEqual({
          topic: topic.id,
          text,
          within: true,
        });
      }
    });

    it('judges no part of an interval session against another', () => {
      const sheet = storiedSheet('intervalRide', level);
      const text = TOPICS.filter((topic) => speaksOf(topic, 'workout'))
        .flatMap((topic) => sentencesOf(topic.answer(sheet, '')))
        .map(withoutMarks)
        .join(' ');
      expect(text).not.toMatch(
        /variability index|decoupling, the measure of that|Quarter by quarter|(?:positive|negative) split|halves were even|[Yy]ou (?:faded|held your effort)/,
      );
    });
  },
);

const GRADES = { beginner: 8, intermediate: 10, advanced: 13 } as const;
