import { describe, expect, it } from '@jest/globals';
import { readSides } from './read-sides.js';

describe('a message about workouts side by side', () => {
  it('is read up to its eighth sentence', () => {
    const question = 'which had more power?';
    expect(readSides(`${'Well. '.repeat(7)}${question}`)).toEqual(readSides(question));
    expect(readSides(`${'Well. '.repeat(8)}${question}`)).toEqual([]);
  });
});
