import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { BackgroundJobs } from '#admin/ports/background-jobs.js';

export interface BackgroundJobsWorld {
  readonly jobs: BackgroundJobs;
  /** Adds a job of this queue that failed for good. */
  readonly fail: (queue: string, reason: string) => Promise<void>;
}

export function backgroundJobsContract(name: string, open: () => BackgroundJobsWorld): void {
  describe(`background jobs: ${name}`, () => {
    it('counts the jobs of each queue, after those of the outbox', async () => {
      const { jobs, fail } = open();
      const before = await jobs.depths();
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
      expect(failed(await jobs.depths())).toEqual(
        failed(before).map((count, place) => (place === 2 ? count + 1 : count)),
      );
    });

    it('lists failed jobs, newest first, and removes a retried one', async () => {
      const { jobs, fail } = open();
      await fail('mail', 'the first');
      await fail('billing', 'the second');
      const [second, first] = await jobs.failed(2);
      expect([second, first]).toMatchObject([
        { queue: 'billing', reason: 'the second' },
        { queue: 'mail', reason: 'the first' },
      ]);
      expect(await jobs.retry(second?.id ?? '')).toEqual(second);
      expect(await jobs.retry(second?.id ?? '')).toBeNull();
      expect(await jobs.retry(randomUUID())).toBeNull();
      expect((await jobs.failed(1))[0]).toEqual(first);
    });
  });
}

export interface SyncJobWorld {
  readonly jobs: BackgroundJobs;
  /** The payloads that the worker gets, by job id. */
  planned(): ReadonlyMap<string, { readonly syncId: string }>;
}

export function syncJobContract(name: string, open: () => SyncJobWorld): void {
  describe(`background jobs: ${name}`, () => {
    it('plans each synchronisation under one job id, also when repeated [AUS-13]', async () => {
      const world = open();
      const [first, second] = [randomUUID(), randomUUID()];
      for (const syncId of [first, second, first]) await world.jobs.runSync(syncId);
      expect([...world.planned().values()]).toEqual([{ syncId: first }, { syncId: second }]);
    });
  });
}
