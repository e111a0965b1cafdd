import { describe, expect, it } from '@jest/globals';
import { digitsOf, inGroups, numberProblem } from './card-number.js';

describe('a card number', () => {
  it('stands in groups of four, however it was typed or pasted', () => {
    expect(['4242424242424242', '4242-4242 4242\t4242', '42', ''].map(inGroups)).toEqual([
      '4242 4242 4242 4242',
      '4242 4242 4242 4242',
      '42',
      '',
    ]);
  });

  it('is sent as digits alone', () => {
    expect(digitsOf(' 4000 0000 0000 0002 ')).toBe('4000000000000002');
  });

  it('is questioned where it cannot be one', () => {
    expect([
      numberProblem(''),
      numberProblem('4242'),
      numberProblem('4242 4242 4242 4242'),
    ]).toEqual(['Enter a card number', 'A card number has 13 to 19 digits', null]);
  });
});
