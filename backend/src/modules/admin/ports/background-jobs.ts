/** The number of jobs in one queue. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** Age of the oldest waiting job in seconds; null if none waits. */
  readonly oldestS: number | null;
}

/** A job that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly reason: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/**
 * The queues of background jobs. Contract suite:
 * test/contracts/admin/background-jobs.contract.ts.
 */
export abstract class BackgroundJobs {
  abstract depths(): Promise<readonly QueueDepth[]>;

  /** Newest first. */
  abstract failed(limit: number): Promise<readonly FailedJob[]>;

  /** Plans a failed job again in the current transaction; null if it is gone. */
  abstract retry(id: string): Promise<FailedJob | null>;

  /** Plans a synchronisation in the current transaction. Idempotent. */
  abstract runSync(syncId: string): Promise<void>;
}
