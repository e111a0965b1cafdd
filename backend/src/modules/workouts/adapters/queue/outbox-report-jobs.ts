import { Injectable } from '@nestjs/common';
import { newJob } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { ReportJobs, type OwnedWorkout } from '#workouts/ports/report-jobs.js';
import { REWRITE_REPORT } from './rewrite-report.job.js';

@Injectable()
export class OutboxReportJobs extends ReportJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  plan({ userId, workoutId }: OwnedWorkout, occasion: string): Promise<void> {
    return this.outbox.add(newJob(REWRITE_REPORT, { userId, workoutId, occasion }));
  }
}
