import { describe, expect, it } from '@jest/globals';
import { plainText } from './plain-text.js';

describe('plain text for a terminal', () => {
  it('spells out what a terminal would obey', () => {
    expect(plainText('\u001b[2Jgone\r\u0007\u009b31m\u007f\u0000')).toBe(
      String.raw`\u{1b}[2Jgone\u{d}\u{7}\u{9b}31m\u{7f}\u{0}`,
    );
  });

  it('spells out what turns or hides text', () => {
    expect(plainText('a\u202eb\u2066c\u200bd\u2028e\u{e0041}')).toBe(
      String.raw`a\u{202e}b\u{2066}c\u{200b}d\u{2028}e\u{e0041}`,
    );
  });

  it('leaves words of any language, signs and ends of lines', () => {
    const text = 'Žluťoučký 😀 日本語\nعربي — “ok” \\ 100 %';
    expect(plainText(text)).toBe(text);
  });
});
