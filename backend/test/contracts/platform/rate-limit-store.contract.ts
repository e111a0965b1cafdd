import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Claim, RateLimitStore } from '#platform/http/rate-limit/rate-limit.store.js';
import { eventually } from '#test/support/eventually.js';

export function rateLimitStoreContract(name: string, open: () => RateLimitStore): void {
  describe(`rate limit store: ${name}`, () => {
    const aClaim = (changes: Partial<Claim> = {}): Claim => ({
      key: randomUUID(),
      max: 3,
      windowMs: 60_000,
      ...changes,
    });

    it('accepts as many as the limit, and returns the wait for the next one', async () => {
      const claim = aClaim();
      for (let taken = 0; taken < 3; taken += 1) expect(await open().take([claim])).toBe(0);
      const wait = await open().take([claim]);
      expect(wait).toBeGreaterThan(50_000);
      expect(wait).toBeLessThanOrEqual(60_000);
    });

    it('counts each key separately', async () => {
      const full = aClaim({ max: 1 });
      await open().take([full]);
      expect(await open().take([aClaim({ max: 1 })])).toBe(0);
    });

    it('uses no other limit when one is exhausted', async () => {
      const full = aClaim({ max: 1 });
      const roomy = aClaim({ max: 2 });
      await open().take([full]);
      for (let tries = 0; tries < 5; tries += 1)
        expect(await open().take([roomy, full])).toBeGreaterThan(0);
      expect([await open().take([roomy]), await open().take([roomy])]).toEqual([0, 0]);
    });

    it('returns the longer of two waits', async () => {
      const short = aClaim({ max: 1, windowMs: 5_000 });
      const long = aClaim({ max: 1 });
      await open().take([short, long]);
      expect(await open().take([short, long])).toBeGreaterThan(5_000);
    });

    it('accepts exactly the limit of fifty concurrent claims', async () => {
      const claim = aClaim({ max: 7 });
      const waits = await Promise.all(Array.from({ length: 50 }, () => open().take([claim])));
      expect(waits.filter((wait) => wait === 0)).toHaveLength(7);
    });

    it('accepts again after the returned wait', async () => {
      const claim = aClaim({ max: 1, windowMs: 150 });
      await open().take([claim]);
      expect(await open().take([claim])).toBeGreaterThan(0);
      await eventually(async () => expect(await open().take([claim])).toBe(0));
    });

    it('accepts a request without limits', async () => {
      expect(await open().take([])).toBe(0);
    });
  });
}
