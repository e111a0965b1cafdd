import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '#platform/queue/job-queue.js';
import { RewriteReport } from '#workouts/application/report/rewrite-report.use-case.js';
import { REWRITE_REPORT } from './rewrite-report.job.js';

@Injectable()
export class RewriteReportJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly rewriteReport: RewriteReport,
  ) {}

  onModuleInit(): void {
    this.queue.register(REWRITE_REPORT, ({ userId, workoutId }) =>
      this.rewriteReport.execute({ userId, workoutId }),
    );
  }
}
