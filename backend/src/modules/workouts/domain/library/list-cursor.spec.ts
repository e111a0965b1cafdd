import { describe, expect, it } from '@jest/globals';
import { DomainError } from '#kernel/domain-error.js';
import { decodePlace, encodePlace } from './list-cursor.js';

describe('list cursor', () => {
  it.each([new Date('2026-05-03T07:00:00.123Z'), new Date('1969-12-31T23:59:59Z')])(
    'finds its place again: %p',
    (startTime) => {
      const place = { startTime, id: '019acc3f-5c00-7abc-8def-0123456789ab' };
      expect(decodePlace(encodePlace(place))).toEqual(place);
    },
  );

  it.each([
    '',
    'x',
    'MSAy',
    Buffer.from("1 ' OR 1=1").toString('base64url'),
    Buffer.from('1e3 019acc3f-5c00-7abc-8def-0123456789ab').toString('base64url'),
  ])('refuses %j', (cursor) => {
    expect(() => decodePlace(cursor)).toThrow(DomainError);
  });
});
