import type { PlannedJob } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';

/** Takes down what is planned, and sends nothing on. */
export class RememberedOutbox extends Outbox {
  readonly jobs: PlannedJob[] = [];

  override add(job: PlannedJob): Promise<void> {
    this.jobs.push(job);
    return Promise.resolve();
  }
}
