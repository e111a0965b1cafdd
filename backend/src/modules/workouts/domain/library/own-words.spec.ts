import { describe, expect, it } from '@jest/globals';
import { cleanNotes, cleanTitle } from './own-words.js';

describe("an athlete's own words", () => {
  it.each([
    ['  Long ride  ', 'Long ride'],
    ['Cafe\u0301', 'Café'],
    ['two\nlines\tand\u0000more', 'two lines and more'],
    ['gpj.\u202etxe\u2066', 'gpj.txe'],
    ['\u200f\ufeff \u0007', null],
    ['', null],
    ['half \ud83d', 'half \ufffd'],
    ['🚴‍♀️ لفة', '🚴‍♀️ لفة'],
  ])('keep the title %j as %j', (text, kept) => {
    expect(cleanTitle(text)).toBe(kept);
  });

  it('keep lines and tabs in notes, and no other control character', () => {
    expect(cleanNotes(' one\r\ntwo\rthree\u2028four\tfive\u0000\u001b[31m ')).toBe(
      'one\ntwo\nthree\nfour\tfive[31m',
    );
    expect(cleanNotes('\n \u0000\n')).toBeNull();
  });

  it('are nothing where nothing of them can be seen, and keep what joins an emoji', () => {
    expect(['\u200b\u200b', ' \u3164 ', '\u200d'].map(cleanTitle)).toEqual([null, null, null]);
    expect(cleanTitle('With \u{1f468}\u200d\u{1f467}')).toBe('With \u{1f468}\u200d\u{1f467}');
  });
});
