import { describe, expect, it } from '@jest/globals';
import { FOR_A_DOCTOR, HARMLESS, MISSED_ONCE } from '#test/builders/medical-sentences.js';
import { mended } from './mended-words.js';
import { redFlag } from './red-flags.js';
import { safetyText } from './safety-answer.js';
import type { RedFlag } from './warning-signs.js';

const SUBJECTS: readonly RedFlag[] = ['illness', 'medicine', 'heart', 'minor', 'past'];

describe('warning signs that are written badly, in other words or in another language', () => {
  it.each(MISSED_ONCE)('are seen as %s: "%s"', (flag, sentence) => {
    expect(redFlag(sentence)).toBe(flag);
  });

  it.each(HARMLESS)('are not read into "%s"', (sentence) => {
    expect(redFlag(sentence)).toBeNull();
  });
});

describe('medical questions', () => {
  it.each(FOR_A_DOCTOR)('about %s go to a doctor: "%s"', (flag, sentence) => {
    expect(redFlag(sentence)).toBe(flag);
  });

  it.each(SUBJECTS)(
    'get a plain answer with its reason and no training advice about %s',
    (subject) => {
      const text = safetyText(subject);
      expect(text).toMatch(
        /^I can't judge this; ask a doctor\b[^.]* before training or racing\b[^.]*, because /,
      );
      expect(text).not.toMatch(/\b(?:zone \d|interval|watts?|easy ride|rest day|dose of|mg)\b/i);
    },
  );

  it('give way to a sign of danger', () => {
    expect(redFlag('I have a fever and chest pain')).toBe('emergency');
    expect(redFlag('I had a stroke last year and now my face is drooping')).toBe('emergency');
  });
});

describe('mended', () => {
  it('mends the words that a sign hangs on and leaves words of their own alone', () => {
    expect(mended(' chset pian and colapsed ')).toBe(' chest pain and collapsed ');
    expect(mended(' the heat made the chess game plain ')).toBe(
      ' the heat made the chess game plain ',
    );
  });

  it('parts words that were run together', () => {
    expect(mended(' chestpain heartattack ')).toBe(' chest pain heart attack ');
    expect(mended(' headache ')).toBe(' headache ');
  });
});
