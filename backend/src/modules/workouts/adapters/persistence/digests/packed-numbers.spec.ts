import { describe, expect, it } from '@jest/globals';
import { packNumbers, unpackNumbers } from './packed-numbers.js';

describe('packed numbers', () => {
  it('come back as they were, to the last digit on eight bytes and to seven digits on four', () => {
    const values = [0, -1.5, 1234.567891234, Number.NaN];
    expect([...unpackNumbers(packNumbers(values, 8), 8)]).toEqual(values);
    expect([...unpackNumbers(packNumbers(values, 4), 4)]).toEqual(values.map(Math.fround));
    expect(packNumbers([1], 4)).toEqual(Buffer.from([0, 0, 0x80, 0x3f]));
  });

  it('are null without any number', () => {
    expect(packNumbers([], 4)).toBeNull();
    expect(unpackNumbers(null, 8)).toHaveLength(0);
  });
});
