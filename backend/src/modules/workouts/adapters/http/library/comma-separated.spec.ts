import { describe, expect, it } from '@jest/globals';
import { commaSeparated } from './comma-separated.js';

describe('commaSeparated', () => {
  it.each([
    ['a,b', ['a', 'b']],
    [' a , ,b ', ['a', 'b']],
    [
      ['a,b', 'c'],
      ['a', 'b', 'c'],
    ],
    ['', []],
  ])('reads %j', (value, list) => {
    expect(commaSeparated(value)).toEqual(list);
  });

  it('leaves what is no text to validation', () => {
    expect(commaSeparated({ a: 1 })).toEqual({ a: 1 });
  });
});
