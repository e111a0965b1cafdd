import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { BullJobQueue } from './bull-job-queue.js';
import { FailedJobs } from './failed-jobs.js';

/**
 * Hands what fails for good in this process to the list of failed jobs. A list that cannot be
 * written leaves the line in the log.
 */
@Injectable()
export class FailureRecorder implements OnModuleInit {
  private readonly logger = new Logger(FailureRecorder.name);

  constructor(
    private readonly queue: BullJobQueue,
    private readonly failures: FailedJobs,
  ) {}

  onModuleInit(): void {
    this.queue.onFailure((job) => {
      this.failures
        .add(job)
        .catch((error: unknown) =>
          this.logger.error({ err: error, job: job.name }, 'a failed job could not be kept'),
        );
    });
  }
}
