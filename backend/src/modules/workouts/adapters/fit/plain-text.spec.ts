import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plainText } from './plain-text.js';

describe('text from a file', () => {
  it('drops control and format characters and folds white space', () => {
    expect(plainText('  Edge\u0000 \u0007840\r\n\u202Eevil\u200B ')).toBe('Edge 840 evil');
    expect(plainText('bad \uFFFD\uFFFD bytes')).toBe('bad bytes');
  });

  it('takes the first text of a list, and nothing else than text', () => {
    expect(plainText(['Karoo 2', 'x'])).toBe('Karoo 2');
    expect(plainText(42)).toBeNull();
    expect(plainText(undefined)).toBeNull();
    expect(plainText(' \u0000 ')).toBeNull();
  });

  it('is never longer than 60 characters and never holds a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const plain = plainText(text) ?? 'x';
        expect([...plain].length).toBeLessThanOrEqual(60);
        expect(plain).not.toMatch(/\p{Cc}|\p{Cf}/u);
        expect(plain).toBe(plain.trim());
      }),
    );
  });
});
