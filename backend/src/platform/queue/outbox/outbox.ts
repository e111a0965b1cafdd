import type { NewJob } from '../jobs/job-definition.js';

/**
 * Adds jobs as part of the current transaction: they reach the queue if, and only if, it commits.
 * A dispatcher moves the rows into the queue, right after the commit and again after a crash.
 */
export abstract class Outbox {
  abstract add(job: NewJob): Promise<void>;
}
