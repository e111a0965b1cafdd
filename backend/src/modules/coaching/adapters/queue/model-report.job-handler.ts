import { Injectable } from '@nestjs/common';
import type { JobContext, PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { WriteModelReport } from '#coaching/application/reports/write-model-report.use-case.js';
import { MODEL_REPORT } from './model-report.job.js';

@Injectable()
export class ModelReportJobHandler {
  constructor(private readonly write: WriteModelReport) {}

  @OnJob(MODEL_REPORT)
  run(
    { userId, workoutId }: PayloadOf<typeof MODEL_REPORT>,
    { signal }: JobContext,
  ): Promise<void> {
    return this.write.execute({ userId, workoutId }, signal);
  }
}
