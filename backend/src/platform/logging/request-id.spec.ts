import { describe, expect, it } from '@jest/globals';

import { requestId } from './request-id.js';

const idFor = (given?: string | string[]): string =>
  requestId({ headers: given === undefined ? {} : { 'x-request-id': given } });

describe('request id', () => {
  it('is taken from a proxy', () => {
    expect(idFor('proxy-7f3a.0001')).toBe('proxy-7f3a.0001');
  });

  it.each([
    ['too short', 'abc'],
    ['too long', 'x'.repeat(65)],
    ['a line break', 'abcdefgh\nforged line'],
    ['a quote', 'abcdefgh"'],
    ['several', ['abcdefgh', 'ijklmnop']],
  ])('is a new one where the given one is unsound: %s', (_what, given) => {
    expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is a new one for each request without one', () => {
    expect(idFor()).not.toBe(idFor());
  });
});
