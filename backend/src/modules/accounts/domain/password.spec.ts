import { describe, expect, it } from '@jest/globals';
import { isTypeable, passwordForm, passwordLength } from './password.js';

describe('a password', () => {
  it('is the same on a system that writes é in one part and on one that writes it in two', () => {
    expect(passwordForm('cafe\u0301-1')).toBe(passwordForm('caf\u00e9-1'));
  });

  it('keeps its case, its width and its spaces [SEC-03]', () => {
    expect(passwordForm('  Secret ｗｉｄｅ ﬁ ')).toBe('  Secret ｗｉｄｅ ﬁ ');
  });

  it('is measured in characters, not in bytes or halves [SEC-03]', () => {
    expect([
      passwordLength('🚴🚴🚴🚴🚴🚴'),
      passwordLength('身長身長身長'),
      passwordLength('e\u0301'),
    ]).toEqual([6, 6, 1]);
  });

  it.each([
    ['letters of any script', 'пароль 身長 🚴', true],
    ['a NUL', 'secret\u0000-1', false],
    ['a line break', 'secret\n-1', false],
    ['half of a character', 'secret-\ud83d', false],
  ])('can be typed again or not: %s', (_what, password, typeable) => {
    expect(isTypeable(password)).toBe(typeable);
  });
});
