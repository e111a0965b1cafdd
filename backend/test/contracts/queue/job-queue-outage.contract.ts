import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { wireTo, type Wire } from './job-queue.cut.js';
import { Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld } from './job-queue.world.js';

/** When the backend is unreachable for a while. */
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

    it('makes the ping fail until it is over [FAULT-07]', async () => {
      const queue = world.open({}, wire.url);
      await expect(queue.ping()).resolves.toBeUndefined();
      wire.cut();
      await expect(queue.ping()).rejects.toThrow();
      wire.mend();
      await untilAnswered(() => queue.ping());
    });

    it('once over, lets jobs be added and run again [FAULT-07]', async () => {
      const kind = aKind();
      const [queue, done] = [world.open({}, wire.url), new Journal<string>()];
      queue.register(kind, async ({ id }) => done.note(id));
      await queue.startWorking();
      wire.cut();
      await expect(queue.ping()).rejects.toThrow();
      wire.mend();
      const job = aJob(kind);
      await untilAnswered(() => queue.add(job));
      await queue.gone(job.jobId);
      expect(done.entries).toEqual([job.jobId]);
    });
  });
}

/** Each ping takes at most the queue's own timeout. */
async function untilAnswered(ask: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await ask();
    } catch {
      // The backend may be back at any moment.
      await setImmediate();
    }
  }
}
