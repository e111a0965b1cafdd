import { Injectable } from '@nestjs/common';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { ModelReportJobs } from '#coaching/ports/model-report-jobs.js';
import { MODEL_REPORT } from './model-report.job.js';

@Injectable()
export class OutboxModelReportJobs extends ModelReportJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  plan(userId: string, workoutId: string, occasion: string): Promise<void> {
    return this.outbox.plan(MODEL_REPORT, { userId, workoutId, occasion });
  }
}
