import { syncJobContract } from '#test/contracts/admin/background-jobs.contract.js';
import { RememberedOutbox } from '#test/support/doubles/remembered-outbox.js';
import type { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import type { QueueHealth } from '#platform/queue/queue-health.js';
import { QueueBackgroundJobs } from './queue-background-jobs.js';
import { SYNC_ALL } from './sync-all.job.js';

syncJobContract('the outbox', () => {
  const outbox = new RememberedOutbox();
  return {
    jobs: new QueueBackgroundJobs({} as QueueHealth, {} as FailedJobs, outbox),
    planned: () =>
      new Map(outbox.jobs.map(({ jobId, payload }) => [jobId, SYNC_ALL.parse(payload)])),
  };
});
