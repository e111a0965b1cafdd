import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { WorkDesk } from '#admin/ports/work-desk.js';

export interface WorkDeskWorld {
  readonly desk: WorkDesk;
  /** A job of this queue that has failed for good. */
  readonly fail: (queue: string, reason: string) => Promise<void>;
}

export function workDeskContract(name: string, open: () => WorkDeskWorld): void {
  describe(`work desk: ${name}`, () => {
    it('tells of each queue how much stands in it, and of the outbox before them', async () => {
      const { desk, fail } = open();
      const before = await desk.depths();
      expect(before.map(({ queue }) => queue)).toEqual([
        'outbox',
        'workouts',
        'mail',
        'billing',
        'coaching',
        'housekeeping',
      ]);
      for (const { waiting, oldestS, ...counts } of before) {
        expect(
          Object.values({ waiting, ...counts }).every(
            (value) => typeof value === 'string' || value >= 0,
          ),
        ).toBe(true);
        expect(oldestS === null || oldestS >= 0).toBe(true);
      }
      await fail('mail', 'no way');
      const failed = (depths: typeof before) => depths.map((depth) => depth.failed);
      expect(failed(await desk.depths())).toEqual(
        failed(before).map((count, place) => (place === 2 ? count + 1 : count)),
      );
    });

    it('lists what failed, newest first, and takes off what is tried once more', async () => {
      const { desk, fail } = open();
      await fail('mail', 'the first');
      await fail('billing', 'the second');
      const [second, first] = await desk.failed(2);
      expect([second, first]).toMatchObject([
        { queue: 'billing', reason: 'the second' },
        { queue: 'mail', reason: 'the first' },
      ]);
      expect(await desk.retry(second?.id ?? '')).toEqual(second);
      expect(await desk.retry(second?.id ?? '')).toBeNull();
      expect(await desk.retry(randomUUID())).toBeNull();
      expect((await desk.failed(1))[0]).toEqual(first);
    });
  });
}
