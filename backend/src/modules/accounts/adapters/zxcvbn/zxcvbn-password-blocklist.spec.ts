import { describe, expect, it } from '@jest/globals';
import { ZxcvbnPasswordBlocklist } from './zxcvbn-password-blocklist.js';

describe('the commonest passwords', () => {
  const list = new ZxcvbnPasswordBlocklist();

  it.each([
    '123456',
    'password',
    'PassWord1',
    'qwerty123',
    'iloveyou',
    'letmein',
    'QWERTYUIOP',
    '1qaz2wsx',
    'trustno1',
  ])('hold %s, in whatever case', (password) => {
    expect(list.isCommon(password)).toBe(true);
  });

  it.each(['secret-1', 'correct horse battery', 'constructor', '__proto__', '🚴🚴🚴🚴🚴🚴', ''])(
    'do not hold %s',
    (password) => {
      expect(list.isCommon(password)).toBe(false);
    },
  );
});
