import { Injectable } from '@nestjs/common';
import { FailedJobs } from '#platform/queue/jobs/failed-jobs.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { QueueHealth } from '#platform/queue/queue-health.js';
import { BackgroundJobs, type FailedJob, type QueueDepth } from '#admin/ports/background-jobs.js';
import { SYNC_ALL } from './sync-all.job.js';

@Injectable()
export class QueueBackgroundJobs extends BackgroundJobs {
  constructor(
    private readonly health: QueueHealth,
    private readonly failures: FailedJobs,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async depths(): Promise<readonly QueueDepth[]> {
    const depths = await this.health.depths();
    // The age of retries is for alerts; the table counts them.
    return depths.map(({ oldestRetryS: _, ...depth }) => depth);
  }

  failed(limit: number): Promise<readonly FailedJob[]> {
    return this.failures.newest(limit);
  }

  retry(id: string): Promise<FailedJob | null> {
    return this.failures.retry(id);
  }

  runSync(syncId: string): Promise<void> {
    return this.outbox.plan(SYNC_ALL, { syncId });
  }
}
