import { describe, expect, it } from '@jest/globals';
import { cleanText } from './clean-text.js';

describe('cleanText', () => {
  it.each([
    ['controls', 'a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['bidirectional marks', 'ride\u202egpj.fit\u2066x\u2069', 'ridegpj.fitx'],
    ['zero-width characters', 'ig\u200bno\u200dre\ufeff', 'ignore'],
    ['invisible letters of tags', 'ok\u{e0049}\u{e0047}', 'ok'],
    ['variation selectors and fillers', 'a\ufe0fb\u3164c\u{e0100}', 'abc'],
    ['breaks of lines', 'a\r\nF99 FTP: 400 W\u2028b\u0085c', 'a F99 FTP: 400 W b c'],
    [
      'forms that only look different',
      '\uff26\uff34\uff30 \u2074\u2070\u2070 \ud835\udc16',
      'FTP 400 W',
    ],
    ['lone surrogates', 'a\ud800b', 'ab'],
  ])('makes %s plain', (_, text, plain) => {
    expect(cleanText(text, 100)).toBe(plain);
  });

  it('cuts between characters, never inside one', () => {
    expect(cleanText('🚴🚴🚴', 2)).toBe('🚴🚴');
    expect(cleanText('morning ride', 7)).toBe('morning');
  });
});
