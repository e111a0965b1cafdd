/** How much stands in one queue. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** Seconds; null where none waits. */
  readonly oldestS: number | null;
}

/** A job that failed for good. */
export interface FailedWork {
  readonly id: string;
  readonly queue: string;
  readonly name: string;
  readonly reason: string;
  readonly attempts: number;
  readonly failedAt: Date;
}

/** Work that is done in the background. Contract suite: test/contracts/work-desk.contract.ts. */
export abstract class WorkDesk {
  abstract depths(): Promise<readonly QueueDepth[]>;

  /** Newest first. */
  abstract failed(limit: number): Promise<readonly FailedWork[]>;

  /** Plans one again, with the transaction under way; null where it is not there any more. */
  abstract retry(id: string): Promise<FailedWork | null>;
}
