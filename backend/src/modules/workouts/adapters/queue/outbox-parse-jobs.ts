import { Injectable } from '@nestjs/common';
import { newJob } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { ParseJobs } from '#workouts/ports/parse-jobs.js';
import { PARSE_FIT_FILE } from './parse-fit-file.job.js';

@Injectable()
export class OutboxParseJobs extends ParseJobs {
  constructor(private readonly outbox: Outbox) {
    super();
  }

  plan(uploadId: string): Promise<void> {
    return this.outbox.add(newJob(PARSE_FIT_FILE, { uploadId }));
  }
}
