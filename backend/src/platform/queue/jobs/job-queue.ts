import type { NewJob } from './job-definition.js';

/**
 * A durable queue that delivers each job at least once. PostgreSQL keeps the record: sweeps add
 * again what the queue loses. Contract suite: test/contracts/queue/job-queue.contract.ts.
 */
export abstract class JobQueue {
  /**
   * Adds a job; does nothing when one with the same `jobId` is waiting or running. Throws when the
   * queue does not take it within five seconds.
   */
  abstract add(job: NewJob): Promise<void>;

  /** Throws when the queue does not answer within two seconds. */
  abstract ping(): Promise<void>;
}
