import { describe, expect, it } from '@jest/globals';

import type { Clock } from '#kernel/clock.js';

/** The behaviour of every clock. */
export function clockContract(name: string, newClock: () => Clock): void {
  describe(`clock: ${name}`, () => {
    it('returns a valid time', () => {
      expect(Number.isFinite(newClock().now().getTime())).toBe(true);
    });

    it('does not run backwards', () => {
      const clock = newClock();
      const moments = Array.from({ length: 1_000 }, () => clock.now().getTime());
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    });

    it('returns dates that a caller may change without setting the clock', () => {
      const clock = newClock();
      clock.now().setFullYear(1999);
      expect(clock.now().getFullYear()).toBeGreaterThan(1999);
    });
  });
}
