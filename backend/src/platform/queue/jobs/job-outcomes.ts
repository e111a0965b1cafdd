import { Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';

import type { Json } from '#kernel/json.js';
import { Metrics, type Timing } from '#platform/metrics/metrics.js';
import { FailedJobs } from './failed-jobs.js';
import type { QueueName } from './job-definition.js';

/** From an email to the longest parse allowed, and the jobs that wait behind them. */
const BUCKETS_S = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Measures each try of a job in this process, and keeps the jobs that failed for good. */
@Injectable()
export class JobOutcomes {
  private readonly logger = new Logger(JobOutcomes.name);
  private readonly worked: Timing;
  private readonly waited: Timing;

  constructor(
    metrics: Metrics,
    private readonly failures: FailedJobs,
  ) {
    this.worked = metrics.timing(
      'job_duration_seconds',
      'Work on one try of a job; parse-fit-file is the time a parse takes',
      ['queue', 'job', 'outcome'],
      BUCKETS_S,
    );
    this.waited = metrics.timing(
      'job_wait_seconds',
      'Time from the planning of a job to its first try',
      ['queue', 'job'],
      BUCKETS_S,
    );
  }

  tryEnded(queue: QueueName, job: Job<Json, void>, outcome: 'done' | 'failed'): void {
    const { name, timestamp, processedOn = timestamp, finishedOn = processedOn } = job;
    const workedMs = Math.max(0, finishedOn - processedOn);
    this.worked.observe({ queue, job: name, outcome }, workedMs / 1_000);
    // Later tries wait on purpose.
    if (job.attemptsMade > 1) return;
    this.waited.observe({ queue, job: name }, Math.max(0, processedOn - timestamp) / 1_000);
  }

  failedForGood(queue: QueueName, job: Job<Json, void>, reason: string): void {
    const { name, id = '', data, attemptsMade } = job;
    this.failures
      .add({ queue, name, jobId: id, payload: data, reason, attempts: attemptsMade })
      .catch((error: unknown) =>
        this.logger.error({ err: error, job: name }, 'a failed job could not be kept'),
      );
  }
}
