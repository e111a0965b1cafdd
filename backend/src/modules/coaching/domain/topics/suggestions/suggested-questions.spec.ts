import { describe, expect, it } from '@jest/globals';
import { comparedSheet, storiedSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { EvalWorld } from '#test/eval/world/eval-world.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { GENERAL_QUESTIONS } from '#coaching/domain/suggestions/general-questions.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { suggestByLevel, suggestQuestions } from './suggest-questions.js';
import {
  COMPARISON_QUESTIONS,
  DEMO_PLAN_QUESTIONS,
  DEMO_QUESTIONS,
  PLAN_QUESTIONS,
  WORKOUT_QUESTIONS,
} from './suggested-questions.js';

const FAMILIES = ['cycling', 'running'] as const;
const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

const said = (question: string, sheet: FactSheet) => coachAnswer(question, sheet);
const opening = (question: string, sheet: FactSheet) => said(question, sheet).sentences[0] ?? '';

function droppedOf(question: string, sheet: FactSheet): readonly string[] {
  const verifier = new Verifier(sheet, question);
  return said(question, sheet).sentences.filter((sentence) => verifier.check(sentence) === '');
}

describe.each(FAMILIES)('the suggested questions of %s', (family) => {
  it('are 15 in three levels of 5, for the demo as well [CHAT-18, CHAT-20]', () => {
    for (const lists of [WORKOUT_QUESTIONS[family], DEMO_QUESTIONS[family]])
      expect(LEVELS.map((level) => new Set(lists[level]).size)).toEqual([5, 5, 5]);
    expect(DEMO_QUESTIONS[family].beginner[0]).toBe('Give me a summary in plain English.');
  });

  it('are 6 about what comes next, in three levels of 2 [CHAT-19]', () => {
    for (const lists of [PLAN_QUESTIONS[family], DEMO_PLAN_QUESTIONS[family]])
      expect(LEVELS.map((level) => new Set(lists[level]).size)).toEqual([2, 2, 2]);
  });

  it('are 6 for the general chat, each of them understood [GCH-02]', async () => {
    expect(GENERAL_QUESTIONS[family]).toHaveLength(6);
    const { sheet, tools } = await new EvalWorld(16).groundOf({
      about: { kind: 'history', name: family === 'cycling' ? 'rider' : 'runner' },
      units: 'METRIC',
    });
    for (const question of GENERAL_QUESTIONS[family]) {
      const answer = coachAnswer(question, sheet, [], { past: (query) => tools.past(query) });
      expect({ question, opening: answer.sentences[0], counts: answer.counts }).toMatchObject({
        counts: true,
        opening: expect.not.stringMatching(/^I can't/),
      });
      const verifier = new Verifier(answer.sheet, question);
      expect(answer.sentences.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
    }
  });

  it('are understood over each workout of the sport: answered, or refused with the reason', () => {
    const sheets = SAMPLE_NAMES.map((name) => storiedSheet(name)).filter(
      ({ context }) => context.family === family,
    );
    for (const sheet of sheets) {
      for (const question of [WORKOUT_QUESTIONS, PLAN_QUESTIONS, DEMO_QUESTIONS].flatMap((lists) =>
        LEVELS.flatMap((level) => lists[family][level]),
      )) {
        expect({ question, counts: said(question, sheet).counts }).toEqual({
          question,
          counts: true,
        });
        expect({ question, dropped: droppedOf(question, sheet) }).toEqual({
          question,
          dropped: [],
        });
      }
    }
  });

  it('of a comparison are all answered', () => {
    const sheet =
      family === 'cycling'
        ? comparedSheet(['steadyRide', 'hillyRide'])
        : comparedSheet(['steadyRun', 'steadyRun']);
    for (const question of COMPARISON_QUESTIONS[family]) {
      expect({ question, opening: opening(question, sheet) }).toMatchObject({
        opening: expect.not.stringMatching(/^I can't/),
      });
      expect(droppedOf(question, sheet)).toEqual([]);
    }
  });
});

describe('what is offered', () => {
  it('leaves out what the facts cannot answer', () => {
    const questions = suggestByLevel(closeSheet('rideWithoutPower')).flatMap(
      (level) => level.questions,
    );
    expect(questions).not.toContain('How does normalized power compare with my average?');
    expect(questions).toContain('How was my cadence?');
  });

  it('never holds the question that was just asked, in whatever words', () => {
    const sheet = storiedSheet('steadyRide', 'beginner');
    expect(suggestQuestions(sheet)).toContain('How hard was this ride for me?');
    expect(suggestQuestions(sheet, ['was that a tough ride?'])).not.toContain(
      'How hard was this ride for me?',
    );
    expect(
      suggestByLevel(sheet, { asked: ['what rpm did I ride at'] }).flatMap(
        (level) => level.questions,
      ),
    ).not.toContain('How was my cadence?');
  });

  it('begins with the athlete\u2019s own level', () => {
    expect(suggestQuestions(storiedSheet('steadyRide', 'beginner'))[1]).toBe(
      'How hard was this ride for me?',
    );
    expect(suggestQuestions(storiedSheet('steadyRide', 'advanced'))[1]).toBe(
      'What does my power curve show today?',
    );
  });

  it('says of the demo what cannot be known, too', () => {
    expect(
      opening('How does this ride compare with earlier ones?', closeSheet('steadyRide')),
    ).toMatch(/^I can't tell how this compares/);
  });
});

describe('time', () => {
  it('an answer takes under 20 ms of the processor', () => {
    const sheet = storiedSheet('hillyRide', 'advanced');
    const questions = LEVELS.flatMap((level) => WORKOUT_QUESTIONS.cycling[level]);
    for (const question of questions) coachAnswer(question, sheet);
    const begun = process.cpuUsage();
    for (const question of questions) coachAnswer(question, sheet);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1000 / questions.length).toBeLessThan(20);
  });
});
