import { describe, expect, it } from '@jest/globals';
import { encodingFor } from './json-compression.js';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['deflate, zstd', null],
    ['br;q=wrong', null],
    ['', null],
  ])('for %j is %j', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
