import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './password-strength.js';

const known = ['Ada', 'Lovelace', 'ada.lovelace@example.org', 'Ghent'];

describe('passwordStrength [X-04]', () => {
  it.each([
    ['', 'none'],
    ['gr8x!', 'too-short'],
    ['gr8x!k', 'short'],
    ['gr8x!kp', 'short'],
    ['gr8x!kpz', 'good'],
    ['correct horse 7', 'strong'],
    ['aaaaaaaaaa', 'guessable'],
    ['abababab', 'guessable'],
    ['12345678', 'guessable'],
    ['hgfedcba', 'guessable'],
    ['Password1', 'guessable'],
    ['Stridewatt24', 'guessable'],
    ['lovelace1', 'guessable'],
    ['Ghent2026', 'guessable'],
    ['a ghent of my own', 'strong'],
    ['🚴🏃⛰🏊🛶', 'too-short'],
    ['🚴🏃⛰🏊🛶🚵', 'short'],
  ])('%s is %s', (password, strength) => expect(passwordStrength(password, known)).toBe(strength));
});
