import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobQueue } from '#platform/queue/job-queue.js';
import { WriteModelReport } from '#coaching/application/reports/write-model-report.use-case.js';
import { MODEL_REPORT } from './model-report.job.js';

@Injectable()
export class ModelReportJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly write: WriteModelReport,
  ) {}

  onModuleInit(): void {
    this.queue.register(MODEL_REPORT, ({ userId, workoutId }, { signal }) =>
      this.write.execute({ userId, workoutId }, signal),
    );
  }
}
