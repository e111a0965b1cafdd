import { describe, expect, it } from '@jest/globals';
import { trainingSheet } from '#test/builders/coached-history.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';

const answer = (sheet: FactSheet, question: string): string => {
  const { sentences } = coachAnswer(question, sheet);
  const verifier = new Verifier(sheet, question);
  expect(sentences.filter((sentence) => verifier.check(sentence) === '')).toEqual([]);
  return verifier.released.content;
};

/** Twelve weeks in which nothing was done. */
const NOTHING = Array.from({ length: 12 }, (_, at) => ({
  week: new Date(Date.UTC(2025, 2, 24 + 7 * at)).toISOString().slice(0, 10),
  workouts: 0,
  movingS: 0,
  distanceM: 0,
  elevationGainM: 0,
  load: 0,
  unmeasured: 0,
  zones: { power: null, heartRate: null, pace: null },
}));
const idle = () => trainingSheet('intermediate', METRIC_UNITS, { weeks: NOTHING });

describe('plans after weeks without training', () => {
  it.each([
    'What should my next session be?',
    'How much load should I aim for?',
    'How should I prepare for my race?',
  ])('begin again: "%s"', (question) => {
    expect(answer(idle(), question)).toMatch(/^Begin with short easy sessions every other day/);
    expect(answer(trainingSheet(), question)).not.toMatch(/^Begin with short easy sessions/);
  });

  it('do not build towards a day that is over', () => {
    expect(
      answer(
        trainingSheet('intermediate', METRIC_UNITS, { today: '2026-02-01' }),
        'How should I build to my event?',
      ),
    ).toMatch(/because the day of your event is over\./);
    expect(answer(trainingSheet(), 'How should I build to my event?')).toContain(
      '7 September 2025',
    );
  });
});

describe('whether to race', () => {
  it('is judged by the load, and left to the athlete', () => {
    expect(answer(trainingSheet(), 'Should I race on Sunday?')).toMatch(
      /^(?:Going by your load|Nothing in your load)[^.]*\. Whether to race I can't decide for you/,
    );
    expect(answer(idle(), 'should i race on sunday')).toMatch(
      /^There was no training in the last weeks, so you would start unprepared/,
    );
  });

  it('is no question for a day off', () => {
    const rest = answer(trainingSheet(), 'Do I need a rest day?');
    expect(rest).not.toMatch(/^Not by your load|race/);
    expect(rest).toMatch(/day off/);
  });
});
