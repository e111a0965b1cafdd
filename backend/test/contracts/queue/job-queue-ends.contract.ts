import { describe, expect, it } from '@jest/globals';

import { Gate, Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld } from './job-queue.world.js';

/** Hearing of the end of a job that another process works. */
export function endsContract(world: QueueWorld): void {
  describe('waiting for an end', () => {
    const settled = (pending: Promise<boolean>) =>
      Promise.race([pending, Promise.resolve('pending')]);

    it('does not miss a quick end, the very first time either', async () => {
      const kind = aKind();
      const [api, worker] = [world.open(), world.open()];
      for (const queue of [api, worker]) queue.register(kind, () => Promise.resolve());
      await worker.startWorking();
      const job = aJob(kind);
      const end = api.whenEnded(job.jobId, 10_000);
      await api.add(job);
      expect(await end).toBe(true);
    });

    it('hears of a job that a third process adds', async () => {
      const kind = aKind();
      const [api, adder, worker] = [world.open(), world.open(), world.open()];
      for (const queue of [api, adder, worker]) queue.register(kind, () => Promise.resolve());
      await Promise.all([worker.startWorking(), api.startWatching()]);
      const job = aJob(kind);
      const end = api.whenEnded(job.jobId, 10_000);
      await adder.add(job);
      expect(await end).toBe(true);
    });

    it('hears of a job that is under way already', async () => {
      const kind = aKind();
      const gate = new Gate();
      const started = new Journal<string>();
      const [api, worker] = [world.open(), world.open()];
      for (const queue of [api, worker]) {
        queue.register(kind, async ({ id }) => {
          started.note(id);
          await gate.opened;
        });
      }
      // As every process that serves does at its start: an end from before the first look at the
      // queue leaves no trace.
      await Promise.all([worker.startWorking(), api.startWatching()]);
      const job = aJob(kind);
      await api.add(job);
      await started.first(1);
      const end = api.whenEnded(job.jobId, 10_000);
      gate.open();
      expect(await end).toBe(true);
    });

    it('takes a failure for the end only when no further try follows', async () => {
      const kind = aKind({ attempts: 2 });
      const gate = new Gate();
      const tries = new Journal<number>();
      const [api, worker] = [world.open(), world.open()];
      for (const queue of [api, worker]) {
        queue.register(kind, async (_payload, { attempt }) => {
          tries.note(attempt);
          if (attempt === 2) await gate.opened;
          throw new Error('not this time');
        });
      }
      await Promise.all([worker.startWorking(), api.startWatching()]);
      const job = aJob(kind);
      const end = api.whenEnded(job.jobId, 10_000);
      await api.add(job);
      await tries.first(2);
      await api.ping();
      expect(await settled(end)).toBe('pending');
      gate.open();
      expect(await end).toBe(true);
    });

    it('gives up after the time it was given, and the job goes on', async () => {
      const kind = aKind();
      const gate = new Gate();
      const queue = world.open();
      queue.register(kind, () => gate.opened);
      await queue.startWorking();
      const job = aJob(kind);
      const [short, long] = [queue.whenEnded(job.jobId, 100), queue.whenEnded(job.jobId, 10_000)];
      await queue.add(job);
      expect(await short).toBe(false);
      gate.open();
      expect(await long).toBe(true);
    });

    it('gives up on a job that never comes', async () => {
      const queue = world.open();
      await queue.startWatching();
      expect(await queue.whenEnded('never-added', 600)).toBe(false);
    });

    it('tells a thousand who wait, each of a job of its own [UPL-09]', async () => {
      const kind = aKind();
      const [api, worker] = [world.open(), world.open({ concurrency: 20 })];
      for (const queue of [api, worker]) queue.register(kind, () => Promise.resolve());
      await Promise.all([worker.startWorking(), api.startWatching()]);
      const jobs = Array.from({ length: 1_000 }, () => aJob(kind));
      const ends = jobs.map(({ jobId }) => api.whenEnded(jobId, 18_000));
      // All at once, the last would stand in line for longer than an addition may take on a machine
      // that has other things to do.
      for (let at = 0; at < jobs.length; at += 50)
        await Promise.all(jobs.slice(at, at + 50).map((job) => api.add(job)));
      expect((await Promise.all(ends)).filter(Boolean)).toHaveLength(1_000);
    });
  });
}
