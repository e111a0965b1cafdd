import { describe, expect, it } from '@jest/globals';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { askedOfWeeks } from './weeks-answer.js';
import { afterUsual, trainedSheet } from '#test/builders/trained-weeks.js';

const week = { minutes: [60, 62, 61] };
const sheet = trainedSheet(afterUsual(10, week, week, week, { minutes: [90, 120, 150] }));
const asks = (question: string, of = sheet) =>
  withoutMarks(coachAnswer(question, of).sentences.join(''));

describe('questions about weeks and months as a whole', () => {
  it.each([
    ['how was my week', /^This week had a load of 360/],
    ['How was my week?', /^This week had a load of 360/],
    ['give me a weekly summary', /^This week had a load of 360/],
    ['how was last week', /^Last week was as usual|^\d+ weeks in a row/],
    ['what changed this month?', /^The last 28 days had a load of 909, 24% above/],
    ['how am i doing', /^This week had a load of 360/],
    ['what stands out', /^This week had a load of 360/],
  ])('"%s" is answered with what stands out in those days', (question, answer) => {
    expect(asks(question)).toMatch(answer);
  });

  it('end with one step', () => {
    expect(asks('how was my week')).toMatch(
      /\n\nMake the next week an easier one before you add more\.$/,
    );
  });

  it.each(['how many km did i ride this week', 'how far is my goal of 280 w, how am i doing'])(
    '"%s" asks for a value and gets no findings',
    (question) => {
      expect(askedOfWeeks(sheet, question)).toBeNull();
    },
  );

  it('say that there is nothing yet', () => {
    expect(asks('how was my week', trainedSheet([]))).toMatch(/^I can't tell how your week was/);
  });
});
