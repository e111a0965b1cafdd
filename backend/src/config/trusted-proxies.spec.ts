import { describe, expect, it } from '@jest/globals';

import { TrustedProxies } from './trusted-proxies.js';

const parsed = (text: string): TrustedProxies => {
  const proxies = TrustedProxies.parse(text);
  if (typeof proxies === 'string') throw new Error(`"${proxies}" was refused`);
  return proxies;
};

describe('trusted proxies', () => {
  it('believes as many hops as are set, from the server outwards', () => {
    const two = parsed('2');
    expect([0, 1, 2].map((hop) => two.trusts('203.0.113.9', hop))).toEqual([true, true, false]);
    expect(parsed('0').trusts('127.0.0.1', 0)).toBe(false);
  });

  it.each([
    ['10.0.0.0/8', '10.1.2.3', '11.0.0.1'],
    ['10.0.0.0/8', '::ffff:10.1.2.3', '::ffff:11.0.0.1'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['203.0.113.0/24, 2001:db8::/32', '2001:db8::5', '2001:db9::5'],
    ['loopback, 192.0.2.7', '::1', '10.0.0.1'],
    ['uniquelocal', '172.31.255.1', '172.32.0.1'],
    ['0.0.0.0/0', '8.8.8.8', 'unknown'],
  ])('believes the networks of "%s" alone: %s, not %s', (text, inside, outside) => {
    const proxies = parsed(text);
    expect([proxies.trusts(inside, 0), proxies.trusts(inside, 5)]).toEqual([true, true]);
    expect(proxies.trusts(outside, 0)).toBe(false);
  });

  it.each([
    'true',
    '11',
    '-1',
    '1.5',
    '10.0.0.0/33',
    '2001:db8::/129',
    'example.com',
    '10.0.0',
    ',',
  ])('refuses "%s"', (text) => {
    expect(TrustedProxies.parse(text)).toBe(text);
  });
});
