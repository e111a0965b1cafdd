import { Injectable } from '@nestjs/common';
import { plan } from '#platform/queue/job-definition.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { Outbox } from '#platform/queue/outbox.js';
import { ParseJobs } from '#workouts/ports/parse-jobs.js';
import { PARSE_FIT_FILE } from './parse-fit-file.job.js';

@Injectable()
export class OutboxParseJobs extends ParseJobs {
  constructor(
    private readonly outbox: Outbox,
    private readonly queue: JobQueue,
  ) {
    super();
  }

  plan(uploadId: string): Promise<void> {
    return this.outbox.add(plan(PARSE_FIT_FILE, { uploadId }));
  }

  whenEnded(uploadId: string, timeoutMs: number): Promise<boolean> {
    return this.queue.whenEnded(PARSE_FIT_FILE.jobId({ uploadId }), timeoutMs);
  }
}
