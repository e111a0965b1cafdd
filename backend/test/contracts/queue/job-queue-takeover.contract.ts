import { afterEach, describe, expect, it } from '@jest/globals';

import { startWorker, type WorkerProcess } from './job-queue.child.js';
import { Journal } from './job-queue.journal.js';
import { aJob, aKind, quickSettings, type QueueWorld } from './job-queue.world.js';

/** Workers in processes of their own, killed in the middle of a job. */
export function takeoverContract(world: QueueWorld): void {
  describe('processes', () => {
    const kind = aKind({ name: 'killed' });
    const running: WorkerProcess[] = [];

    const start = async (settings = quickSettings({})) => {
      const worker = await startWorker(world.url(), settings);
      running.push(worker);
      return worker;
    };

    afterEach(async () => {
      await Promise.all(running.splice(0).map((worker) => worker.kill()));
    });

    it('run the jobs that another process adds', async () => {
      const api = world.open();
      api.register(kind, () => Promise.resolve());
      const worker = await start();
      const job = aJob(kind);
      await api.add(job);
      await api.gone(job.jobId);
      expect(worker.lines.entries).toEqual(['ready', job.jobId]);
    });

    it('restart the job of a killed worker within the same try [FAULT-01]', async () => {
      const tries = new Journal<string>();
      const other = world.open();
      other.register(kind, async ({ id }, { attempt, lastAttempt }) =>
        tries.note(`${id} ${attempt} ${lastAttempt}`),
      );
      const doomed = await start();
      const job = aJob(kind, 'endless-1');
      await other.add(job);
      await doomed.lines.first(2);
      await doomed.kill();
      await other.startWorking();
      await other.gone(job.jobId);
      expect(tries.entries).toEqual(['endless-1 2 false']);
    });

    it('fail a job that has killed the permitted number of workers [FAULT-02]', async () => {
      const settings = quickSettings({ maxStalledCount: 1 });
      const tries = new Journal<string>();
      const last = world.open({ maxStalledCount: 1 });
      last.register(kind, async ({ id }) => tries.note(id));
      const job = aJob(kind, 'endless-2');
      await last.add(job);
      for (const doomed of [await start(settings), await start(settings)]) {
        await doomed.lines.first(2);
        await doomed.kill();
      }
      await last.startWorking();
      await last.gone(job.jobId);
      expect(tries.entries).toEqual([]);
      const [taken = '', ended = ''] = await world.log.first(2);
      expect(taken).toContain('job endless-2 lost its worker');
      expect(ended).toContain('failed for good: job stalled more than allowable limit');
    });
  });
}
