import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';

export interface FailedJobsWorld {
  readonly failures: FailedJobs;
  /** Ids of the jobs that were planned again. */
  planned(): readonly string[];
}

export function failedJobsContract(name: string, open: () => FailedJobsWorld): void {
  describe(`failed jobs: ${name}`, () => {
    const job = (jobId: string) => ({
      queue: 'mail',
      name: 'a job',
      jobId,
      payload: { id: jobId },
      reason: 'no way',
      attempts: 3,
    });

    it('keeps what failed, newest first, and counts it by queue', async () => {
      const { failures } = open();
      const [first, second] = [randomUUID(), randomUUID()];
      const before = (await failures.counts())['mail'] ?? 0;
      await failures.add(job(first));
      await failures.add(job(second));
      expect(await failures.newest(2)).toMatchObject([job(second), job(first)]);
      expect((await failures.counts())['mail']).toBe(before + 2);
    });

    it('plans one again for one of many who ask at once', async () => {
      const world = open();
      const jobId = randomUUID();
      await world.failures.add(job(jobId));
      const [kept] = await world.failures.newest(1);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => world.failures.retry(kept?.id ?? '')),
      );
      expect(answers.filter((answer) => answer !== null)).toMatchObject([job(jobId)]);
      expect(world.planned().filter((id) => id === jobId)).toHaveLength(1);
    });
  });
}
