import type { PlannedJob } from './job-definition.js';

/**
 * Plans jobs as part of the transaction under way: they reach the queue if, and only if, it
 * commits. A dispatcher moves the rows into the queue, at once after the commit and again after a
 * crash.
 */
export abstract class Outbox {
  abstract add(job: PlannedJob): Promise<void>;
}
