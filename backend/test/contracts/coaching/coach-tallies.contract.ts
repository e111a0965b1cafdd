import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { CoachTallies } from '#coaching/ports/coach-tallies.js';

export function coachTalliesContract(name: string, open: () => CoachTallies): void {
  describe(`coach tallies: ${name}`, () => {
    it('sums the counts since a day, also of ten concurrent additions', async () => {
      const tallies = open();
      const model = randomUUID();
      const tally = (kind: string, count: number) => ({ coach: 'openai', model, kind, count });
      await tallies.add([tally('shown', 100)], new Date('2026-04-30T23:59:59Z'));
      await Promise.all(
        Array.from({ length: 10 }, () =>
          tallies.add([tally('shown', 1), tally('sentences', 4)], new Date('2026-05-01T00:00:00Z')),
        ),
      );
      const own = (await tallies.since(new Date('2026-05-01T12:00:00Z'))).filter(
        (one) => one.model === model,
      );
      expect(own).toEqual([tally('sentences', 40), tally('shown', 10)]);
    });
  });
}
