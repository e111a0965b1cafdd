import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';

const said = (question: string, sheet: FactSheet) =>
  withoutMarks(coachAnswer(question, sheet).sentences[0] ?? '').trim();
const opening = (question: string, name: Parameters<typeof sampleSheet>[0]) =>
  said(question, sampleSheet(name));

describe('how warm it was', () => {
  it('is what the device shows, and not known without a thermometer', () => {
    expect(opening('was it cold?', 'steadyRide')).toMatch(
      /^The device showed \d+ °C on average\.$/,
    );
    expect(opening('was it hot out there', 'steadyRun')).toMatch(
      /^I can't tell how warm it was, because no temperature was recorded\.$/,
    );
  });
});

describe('a stretch of a named length', () => {
  it('is given with its time where somebody asks for a record', () => {
    expect(opening('was there a new 5k pb hidden in there', 'steadyRun')).toMatch(
      /^Your best 5 km within this run took \d+:\d\d, at \d:\d\d \/km\.$/,
    );
  });

  it('is the slowest kilometre where that is asked for', () => {
    expect(said('Which split was my slowest?', storiedSheet('steadyRun'))).toMatch(
      /^Your slowest was km \d+, at \d:\d\d \/km\.$/,
    );
  });
});

describe('a steady effort', () => {
  it('was not meant in an interval session', () => {
    expect(opening('Did I keep a steady effort?', 'intervalRide')).toBe(
      'It was not meant to be steady: this was an interval session.',
    );
    expect(opening('Did I keep a steady effort?', 'steadyRide')).toMatch(/^(?:Steady|Not level): /);
  });
});
