import { describe, expect, it } from '@jest/globals';
import { waitInWords } from './wait-in-words.js';

describe('a wait in words', () => {
  it.each([
    [1, '1 second'],
    [119, '119 seconds'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [900, '15 minutes'],
    [7200, '2 hours'],
    [86_399, '24 hours'],
  ])('says %d s as %s, never less', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words);
  });
});
