import { describe, expect, it } from '@jest/globals';
import { canBeEmail } from './email.js';

describe('canBeEmail', () => {
  it('takes what the server takes [DEMO-05]', () => {
    for (const email of [
      'ada@example.org',
      ' ada@example.org ',
      "o'hara+x@ex.co.uk",
      'ada%x@example.org',
      'ada@example.xn--p1ai',
      'ada@xn--bcher-kva.example',
    ])
      expect([email, canBeEmail(email)]).toEqual([email, true]);
  });

  it('refuses what a browser lets pass and the server does not [DEMO-05]', () => {
    const far = 'a'.repeat(64);
    for (const email of [
      'ada@example',
      'ada..b@example.org',
      '.ada@example.org',
      'ada.@example.org',
      'ada@example.c1',
      'ada@example.c',
      `${far}a@example.org`,
      'ada@1.2.3.4',
      `ada@${far}.org`,
      'ada@-ex.org',
      '@example.org',
    ])
      expect([email, canBeEmail(email)]).toEqual([email, false]);
  });
});
