import { describe, expect, it } from '@jest/globals';
import type { Pace } from '#admin/ports/pace.js';

/** @param open returns a pace with this rate a second */
export function paceContract(name: string, open: (perSecond: number) => Pace): void {
  describe(`pace: ${name}`, () => {
    it('starts no more than so many calls a second for concurrent callers [AUS-13]', async () => {
      const pace = open(200);
      const begun = performance.now();
      await Promise.all(Array.from({ length: 11 }, () => pace.next(new AbortController().signal)));
      expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
    });

    it('starts no call during a pause, and no later pause shortens it [AUS-13]', async () => {
      const pace = open(1000);
      const begun = performance.now();
      pace.rest(0.05);
      pace.rest(0.01);
      await pace.next(new AbortController().signal);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
    });

    it('starts no call once the signal has fired, for waiting and new callers', async () => {
      const pace = open(0.001);
      const stop = new AbortController();
      await pace.next(stop.signal);
      const waiting = expect(pace.next(stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
      stop.abort();
      await waiting;
      await expect(pace.next(stop.signal)).rejects.toMatchObject({ name: 'AbortError' });
    });
  });
}
