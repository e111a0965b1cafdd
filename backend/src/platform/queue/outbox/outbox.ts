import type { Json } from '#kernel/json.js';
import { newJob, type JobDefinition, type NewJob } from '../jobs/job-definition.js';

/**
 * Adds jobs as part of the current transaction: they reach the queue if, and only if, it commits.
 * A dispatcher moves the rows into the queue, right after the commit and again after a crash.
 */
export abstract class Outbox {
  abstract add(job: NewJob): Promise<void>;

  /** Adds a job of a kind. */
  plan<P extends Json>(definition: JobDefinition<P>, payload: NoInfer<P>): Promise<void> {
    return this.add(newJob(definition, payload));
  }
}
