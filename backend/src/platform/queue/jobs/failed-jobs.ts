import type { Json } from '#kernel/json.js';

/** A job that is not retried any more. */
export interface FailedJob {
  readonly queue: string;
  readonly name: string;
  readonly jobId: string;
  readonly payload: Json;
  readonly reason: string;
  readonly attempts: number;
}

export interface KeptFailedJob extends FailedJob {
  readonly id: string;
  readonly failedAt: Date;
}

/**
 * Remembers jobs that failed for good, as the queue itself forgets them. Contract suite:
 * test/contracts/queue/failed-jobs.contract.ts.
 */
export abstract class FailedJobs {
  abstract add(job: FailedJob): Promise<void>;

  /** Newest first. */
  abstract newest(limit: number): Promise<readonly KeptFailedJob[]>;

  /** By queue. */
  abstract counts(): Promise<Readonly<Record<string, number>>>;

  /** Takes one off the list and adds it again, in the current transaction; null if it is gone. */
  abstract retry(id: string): Promise<KeptFailedJob | null>;
}
