import { describe, expect, it } from '@jest/globals';
import { dangerTexts } from './danger-texts.js';

describe('texts of a message that are read for danger', () => {
  it('join short sentences, in lower case and without marks', () => {
    expect(dangerTexts('Nice ride! My calf is odd, was I slow?')).toEqual([
      'nice ride, my calf is odd, was i slow',
    ]);
  });

  it('are cut between words, none longer than the encoder reads', () => {
    const texts = dangerTexts('word '.repeat(60));
    expect(texts.every((text) => text.length <= 100 && !/\bwor$/.test(text))).toBe(true);
  });

  it('are at most four: the beginning and the end', () => {
    const texts = dangerTexts(`first ${'word '.repeat(300)} last`);
    expect(texts).toHaveLength(4);
    expect(texts[0]).toMatch(/^first/);
    expect(texts[3]).toMatch(/last$/);
  });

  it('are missing where a message has no words', () => {
    expect(dangerTexts('12:30 ??')).toEqual([]);
  });
});
