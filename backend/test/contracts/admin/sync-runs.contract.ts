import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { SyncRuns } from '#admin/ports/sync-runs.js';

const NOW = new Date('2026-05-01T10:00:00Z');
const LATER = new Date('2026-05-01T11:00:00Z');

export function syncRunsContract(name: string, open: () => SyncRuns): void {
  describe(`sync runs: ${name}`, () => {
    let runs: SyncRuns;
    let id: string;

    beforeEach(async () => {
      runs = open();
      const { id: earlier } = await runs.open(randomUUID(), NOW);
      await runs.end(earlier, 'done', NOW);
      id = (await runs.open(randomUUID(), NOW)).id;
    });

    it('gives concurrent callers the running sync, then a new one [AUS-13]', async () => {
      const asked = await Promise.all(
        Array.from({ length: 10 }, () => runs.open(randomUUID(), NOW)),
      );
      expect(asked).toEqual(asked.map(() => ({ id, fresh: false })));
      await runs.end(id, 'failed', LATER);
      const many = await Promise.all(
        Array.from({ length: 10 }, () => runs.open(randomUUID(), NOW)),
      );
      expect(many.filter(({ fresh }) => fresh)).toHaveLength(1);
      expect(new Set(many.map((one) => one.id)).size).toBe(1);
    });

    it('stores its progress and its first start', async () => {
      expect(await runs.find(id)).toEqual({
        id,
        state: 'waiting',
        place: null,
        done: 0,
        total: null,
        failed: 0,
        startedAt: null,
        endedAt: null,
      });
      const place = randomUUID();
      await runs.start(id, 7, NOW);
      await runs.reach(id, place, 3, 1);
      await runs.start(id, 7, LATER);
      expect(await runs.find(id)).toEqual({
        id,
        state: 'running',
        place,
        done: 3,
        total: 7,
        failed: 1,
        startedAt: NOW,
        endedAt: null,
      });
      await runs.end(id, 'done', LATER);
      expect(await runs.find(id)).toMatchObject({ state: 'done', endedAt: LATER });
      expect(await runs.find(randomUUID())).toBeNull();
    });
  });
}
