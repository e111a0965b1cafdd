import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { RewriteReport } from '#workouts/application/report/rewrite-report.use-case.js';
import { REWRITE_REPORT } from './rewrite-report.job.js';

@Injectable()
export class RewriteReportJobHandler {
  constructor(private readonly rewriteReport: RewriteReport) {}

  @OnJob(REWRITE_REPORT)
  run({ userId, workoutId }: PayloadOf<typeof REWRITE_REPORT>): Promise<void> {
    return this.rewriteReport.execute({ userId, workoutId });
  }
}
