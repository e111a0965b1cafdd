import { describe, expect, it } from '@jest/globals';

import { TrustedProxies } from '#config/trusted-proxies.js';
import { requestId } from './request-id.js';

const NEW = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const PROXIES = TrustedProxies.parse('10.0.0.0/8') as TrustedProxies;

const idFor = (
  given?: string | string[],
  proxies: TrustedProxies | null = PROXIES,
  remoteAddress = '10.0.0.7',
): string =>
  requestId(
    {
      headers: given === undefined ? {} : { 'x-request-id': given },
      socket: { remoteAddress },
    },
    proxies,
  );

describe('request id', () => {
  it('is that of a trusted proxy', () => {
    expect(idFor('proxy-7f3a.0001')).toBe('proxy-7f3a.0001');
  });

  it('is a new one if a visitor sends it', () => {
    expect(idFor('proxy-7f3a.0001', PROXIES, '203.0.113.9')).toMatch(NEW);
    expect(idFor('proxy-7f3a.0001', null)).toMatch(NEW);
  });

  it.each([
    ['too short', 'abc'],
    ['too long', 'x'.repeat(65)],
    ['with a line break', 'abcdefgh\nforged line'],
    ['with a quote', 'abcdefgh"'],
    ['repeated', ['abcdefgh', 'ijklmnop']],
  ])('is a new one if the given one is %s', (_what, given) => {
    expect(idFor(given)).toMatch(NEW);
  });

  it('is unique for each request without one', () => {
    expect(idFor()).not.toBe(idFor());
  });
});
