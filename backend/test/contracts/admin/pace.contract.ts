import { describe, expect, it } from '@jest/globals';
import type { Pace } from '#admin/ports/pace.js';

/** @param open a pace of so many a second */
export function paceContract(name: string, open: (perSecond: number) => Pace): void {
  describe(`pace: ${name}`, () => {
    it('lets no more through than so many a second, also where many ask at once [AUS-13]', async () => {
      const pace = open(200);
      const begun = performance.now();
      await Promise.all(Array.from({ length: 11 }, () => pace.next(new AbortController().signal)));
      expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
    });

    it('lets nothing through while it rests, and never rests for less than it was told before [AUS-13]', async () => {
      const pace = open(1000);
      const begun = performance.now();
      pace.rest(0.05);
      pace.rest(0.01);
      await pace.next(new AbortController().signal);
      expect(performance.now() - begun).toBeGreaterThanOrEqual(50);
    });

    it('lets nothing through once the signal has fired, whether it waits already or not', async () => {
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
