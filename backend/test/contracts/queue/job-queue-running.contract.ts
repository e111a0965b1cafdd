import { describe, expect, it } from '@jest/globals';

import { HopelessJobError, type JobContext } from '#platform/queue/jobs/job-definition.js';
import { eventually } from '#test/support/eventually.js';
import { Gate, Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld, type Work } from './job-queue.world.js';

/** Which jobs run, how often, and which are refused. */
export function runningContract(world: QueueWorld): void {
  describe('running jobs', () => {
    const starts = () => new Journal<{ payload: Work; context: JobContext; at: number }>();
    const failing = () => Promise.reject(new Error('not this time'));

    it('gives each job with its payload to one worker, once', async () => {
      const kind = aKind();
      const journal = starts();
      const [adder, ...workers] = [world.open(), world.open(), world.open()];
      for (const queue of [adder, ...workers]) {
        queue.register(kind, async (payload, context) =>
          journal.note({ payload, context, at: performance.now() }),
        );
      }
      await Promise.all(workers.map((worker) => worker.startWorking()));
      const jobs = Array.from({ length: 20 }, () => aJob(kind));
      await Promise.all(jobs.map((job) => adder.add(job)));
      await adder.gone(...jobs.map(({ jobId }) => jobId));
      expect(journal.entries.map(({ payload }) => payload.id).sort()).toEqual(
        jobs.map(({ jobId }) => jobId).sort(),
      );
      const [first] = journal.entries;
      expect(first?.context).toMatchObject({
        jobId: first?.payload.id,
        attempt: 1,
        lastAttempt: false,
      });
      expect(first?.context.signal.aborted).toBe(false);
    });

    it('takes jobs in the order in which they were added', async () => {
      const kind = aKind();
      const journal = starts();
      const queue = world.open({ concurrency: 1 });
      queue.register(kind, async (payload, context) => journal.note({ payload, context, at: 0 }));
      const jobs = Array.from({ length: 10 }, () => aJob(kind));
      for (const job of jobs) await queue.add(job);
      await queue.startWorking();
      const ran = await journal.first(jobs.length);
      expect(ran.map(({ payload }) => payload.id)).toEqual(jobs.map(({ jobId }) => jobId));
    });

    it('runs no more concurrent jobs than the settings allow', async () => {
      const kind = aKind();
      const gate = new Gate();
      const started = new Journal<string>();
      const queue = world.open({ concurrency: 2 });
      queue.register(kind, async ({ id }) => {
        started.note(id);
        await gate.opened;
      });
      await queue.startWorking();
      const jobs = [aJob(kind), aJob(kind), aJob(kind)];
      for (const job of jobs) await queue.add(job);
      await started.first(2);
      // A third job would have started before the queue answers this.
      await queue.ping();
      expect(started.entries).toHaveLength(2);
      gate.open();
      await queue.gone(...jobs.map(({ jobId }) => jobId));
    });

    it('adds no job under the id of an open one, and adds it again after its end', async () => {
      const kind = aKind();
      const gate = new Gate();
      const started = new Journal<string>();
      const queue = world.open();
      queue.register(kind, async ({ id }) => {
        started.note(id);
        await gate.opened;
      });
      const job = aJob(kind);
      await queue.add(job);
      await queue.add(job);
      await queue.startWorking();
      await started.first(1);
      await queue.add(job);
      gate.open();
      await queue.gone(job.jobId);
      expect(started.entries).toHaveLength(1);
      await queue.add(job);
      await queue.gone(job.jobId);
      expect(started.entries).toHaveLength(2);
    });

    it('retries after waits that double, and marks the last try [FAULT-39]', async () => {
      const kind = aKind({ attempts: 3, backoffMs: 100 });
      const journal = starts();
      const queue = world.open();
      queue.register(kind, async (payload, context) => {
        journal.note({ payload, context, at: performance.now() });
        await failing();
      });
      await queue.startWorking();
      const job = aJob(kind);
      await queue.add(job);
      await queue.gone(job.jobId);
      const tries = journal.entries.map(({ context: { attempt, lastAttempt } }) => ({
        attempt,
        lastAttempt,
      }));
      expect(tries).toEqual([
        { attempt: 1, lastAttempt: false },
        { attempt: 2, lastAttempt: false },
        { attempt: 3, lastAttempt: true },
      ]);
      const [first = 0, second = 0, third = 0] = journal.entries.map(({ at }) => at);
      // The clock of the queue counts whole milliseconds.
      expect(second - first).toBeGreaterThanOrEqual(98);
      expect(third - second).toBeGreaterThanOrEqual(198);
    });

    it('does not retry a permanent failure', async () => {
      const kind = aKind();
      const journal = starts();
      const queue = world.open();
      queue.register(kind, async (payload, context) => {
        journal.note({ payload, context, at: 0 });
        throw new HopelessJobError('it will never work');
      });
      await queue.startWorking();
      const job = aJob(kind);
      await queue.add(job);
      await queue.gone(job.jobId);
      expect(journal.entries).toHaveLength(1);
    });

    it('refuses a payload of another shape without running its handler', async () => {
      const kind = aKind();
      const started = new Journal<string>();
      const queue = world.open();
      queue.register(kind, async ({ id }) => started.note(id));
      await queue.startWorking();
      const job = { ...aJob(kind), payload: { unheard: 'of' } };
      await queue.add(job);
      await queue.gone(job.jobId);
      expect(started.entries).toHaveLength(0);
      await eventually(() => expect(world.log.entries.join()).toContain('a payload without an id'));
    });

    it('refuses a job of an unknown name', async () => {
      const queue = world.open();
      await expect(queue.add(aJob(aKind()))).rejects.toThrow('no job is declared under the name');
    });
  });
}
