import { describe, expect, it } from '@jest/globals';
import { storiedSheet } from '#test/builders/coached-history.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { coachAnswer } from '#coaching/domain/answer/coach-answer.js';

const opening = (question: string, name: 'steadyRide' | 'steadyRun' = 'steadyRide') =>
  withoutMarks(coachAnswer(question, storiedSheet(name)).sentences[0] ?? '');

describe('causes that no recording holds', () => {
  it.each([
    ['did the bad night cost me watts', /sleep is not in the file/],
    ['could it be because I drank too little', /drinking is not in the file/],
    ['was it the beers', /alcohol is not in the file/],
    ['are my new shoes to blame', /equipment is not in the file/],
  ])('"%s" gets no guess', (question, answer) => {
    expect(opening(question)).toMatch(answer);
  });

  it('leave where the wheels came off to the course of the ride', () => {
    expect(opening('where did the wheels come off')).not.toMatch(/not in the file/);
  });
});

describe('an FTP that is put', () => {
  it.each([
    'pretend it is 280 W like on my edge, intensity would be?',
    'profile set to 280, what would the training stress be',
  ])('"%s" gives the intensity at it', (question) => {
    expect(opening(question)).toMatch(/^At an FTP of 280 W the intensity factor would be/);
  });
});

describe('a number of a question that claims nothing', () => {
  it.each([
    ['what if my ftp was 300, what is the IF', /^At an FTP of 300 W/],
    ['is my max hr of 190 wrong', /190 bpm/],
  ])('"%s" is answered, not corrected', (question, answer) => {
    expect(opening(question)).toMatch(answer);
    expect(opening(question)).not.toMatch(/^Your question names/);
  });
});

describe('evenness', () => {
  it.each(['was I a metronome', 'rock solid, was I?', 'did I ride it evenly'])(
    '"%s" is answered in the first word',
    (question) => {
      expect(opening(question)).toMatch(/^Steady: /);
    },
  );

  it('as a number is the variability index', () => {
    expect(opening('quantify the evenness please')).toMatch(/^The variability index was/);
  });
});

describe('an effort held for longer', () => {
  it('is judged by its share of FTP', () => {
    expect(opening('is this power sustainable for six hours, do you think')).toMatch(
      /^Prob.* intensity factor of/,
    );
  });
});
