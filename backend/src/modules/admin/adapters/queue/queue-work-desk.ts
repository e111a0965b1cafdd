import { Injectable } from '@nestjs/common';
import { FailedJobs } from '#platform/queue/failed-jobs.js';
import { QueueHealth } from '#platform/queue/queue-health.js';
import { WorkDesk, type FailedWork, type QueueDepth } from '#admin/ports/work-desk.js';

@Injectable()
export class QueueWorkDesk extends WorkDesk {
  constructor(
    private readonly health: QueueHealth,
    private readonly failures: FailedJobs,
  ) {
    super();
  }

  depths(): Promise<readonly QueueDepth[]> {
    return this.health.depths();
  }

  failed(limit: number): Promise<readonly FailedWork[]> {
    return this.failures.newest(limit);
  }

  retry(id: string): Promise<FailedWork | null> {
    return this.failures.retry(id);
  }
}
