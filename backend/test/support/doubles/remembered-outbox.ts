import type { NewJob } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';

/** Takes down the jobs it is given, and adds none to a queue. */
export class RememberedOutbox extends Outbox {
  readonly jobs: NewJob[] = [];

  override add(job: NewJob): Promise<void> {
    this.jobs.push(job);
    return Promise.resolve();
  }
}
