import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { wireTo, type Wire } from './job-queue.cut.js';
import { Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld } from './job-queue.world.js';

/** When the backend cannot be reached for a while. */
export function outageContract(world: QueueWorld): void {
  describe('an outage', () => {
    let wire: Wire;

    beforeEach(async () => {
      wire = await wireTo(world.url());
    });
    afterEach(async () => {
      await world.closeAll();
      await wire.close();
    });

    it('is told by the ping, and its end too [FAULT-07]', async () => {
      const queue = world.open({}, wire.url);
      await expect(queue.ping()).resolves.toBeUndefined();
      wire.cut();
      await expect(queue.ping()).rejects.toThrow();
      wire.mend();
      await untilAnswered(() => queue.ping());
    });

    it('at the first use does not spoil the next one', async () => {
      const queue = world.open({}, wire.url);
      wire.cut();
      await expect(queue.ping()).rejects.toThrow();
      wire.mend();
      await untilAnswered(() => queue.ping());
    });

    it('over, jobs are taken and their ends are told again [FAULT-07]', async () => {
      const kind = aKind();
      const [queue, done] = [world.open({}, wire.url), new Journal<string>()];
      queue.register(kind, async ({ id }) => done.note(id));
      await Promise.all([queue.startWorking(), queue.startWatching()]);
      wire.cut();
      await expect(queue.ping()).rejects.toThrow();
      wire.mend();
      const job = aJob(kind);
      const end = queue.whenEnded(job.jobId, 15_000);
      await untilAnswered(() => queue.add(job));
      expect(await end).toBe(true);
      expect(done.entries).toEqual([job.jobId]);
    });
  });
}

/** Each ask takes as long as the queue's own limit at most. */
async function untilAnswered(ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await ask();
    } catch {
      // The backend may come back at any moment; lets it.
      await setImmediate();
    }
  }
}
