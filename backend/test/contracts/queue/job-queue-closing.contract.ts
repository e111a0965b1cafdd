import { once } from 'node:events';

import { describe, expect, it } from '@jest/globals';

import { Gate, Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld } from './job-queue.world.js';

/** How a process shuts down. */
export function closingContract(world: QueueWorld): void {
  describe('closing', () => {
    it('waits for running jobs and starts no new ones [FAULT-04]', async () => {
      const kind = aKind();
      const gate = new Gate();
      const events = new Journal<string>();
      const [closing, other] = [world.open({ concurrency: 1 }), world.open()];
      closing.register(kind, async ({ id }) => {
        events.note(`start ${id}`);
        await gate.opened;
        events.note(`end ${id}`);
      });
      other.register(kind, async ({ id }) => events.note(`other ${id}`));
      await closing.startWorking();
      const [running, waiting] = [aJob(kind), aJob(kind)];
      await closing.add(running);
      await events.first(1);
      await other.add(waiting);
      const closed = closing.close().then(() => events.note('closed'));
      await other.ping();
      expect(events.entries).toEqual([`start ${running.jobId}`]);
      gate.open();
      await closed;
      await other.startWorking();
      await other.gone(waiting.jobId);
      expect(events.entries).toEqual([
        `start ${running.jobId}`,
        `end ${running.jobId}`,
        'closed',
        `other ${waiting.jobId}`,
      ]);
    });

    it('aborts a slow job and requeues it without counting the try [FAULT-04]', async () => {
      const kind = aKind({ attempts: 1 });
      const tries = new Journal<string>();
      const [closing, other] = [
        world.open({ closeGraceMs: 50, abortGraceMs: 5_000 }),
        world.open(),
      ];
      closing.register(kind, async (_payload, { signal }) => {
        tries.note('started');
        await once(signal, 'abort');
        tries.note('aborted');
        signal.throwIfAborted();
      });
      other.register(kind, async (_payload, { attempt, lastAttempt }) =>
        tries.note(`${attempt} ${lastAttempt}`),
      );
      await closing.startWorking();
      const job = aJob(kind);
      await closing.add(job);
      await tries.first(1);
      await closing.close();
      await other.startWorking();
      await other.gone(job.jobId);
      expect(tries.entries).toEqual(['started', 'aborted', '2 true']);
    });

    it('leaves a job that ignores its signal to another worker', async () => {
      const kind = aKind();
      const gate = new Gate();
      const tries = new Journal<string>();
      const [closing, other] = [world.open({ closeGraceMs: 50, abortGraceMs: 50 }), world.open()];
      closing.register(kind, async () => {
        tries.note('deaf');
        await gate.opened;
      });
      other.register(kind, async (_payload, { attempt }) => tries.note(`${attempt}`));
      await closing.startWorking();
      const job = aJob(kind);
      await closing.add(job);
      await tries.first(1);
      await closing.close();
      await other.startWorking();
      await other.gone(job.jobId);
      expect(tries.entries).toEqual(['deaf', '2']);
      gate.open();
    });
  });
}
