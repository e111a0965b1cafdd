import type { Json } from '#kernel/json.js';
import type { JobContext, JobDefinition, PlannedJob } from './job-definition.js';

export type JobHandler<P extends Json> = (payload: P, context: JobContext) => Promise<void>;

/**
 * A durable queue of work, at least once. PostgreSQL stays the record: whatever the queue loses is
 * planned again. Contract suite: test/contracts/job-queue.contract.ts, run on every adapter.
 */
export abstract class JobQueue {
  /**
   * Declares a kind of job and, in a process that works, who does it. A name declared twice is
   * refused.
   */
  abstract register<P extends Json>(definition: JobDefinition<P>, handler: JobHandler<P>): void;

  /** Starts to take work for every registered kind. A process that only serves never calls it. */
  abstract startWorking(): Promise<void>;

  /** Adds a job at once; the same `jobId` while one is waiting or running adds nothing. */
  abstract add(job: PlannedJob): Promise<void>;

  /**
   * Waits for the end, good or bad, of the job with this id that is added after the call or is
   * under way. False when `timeoutMs` pass first. Call it before adding, so that a quick end is not
   * missed.
   */
  abstract whenEnded(jobId: string, timeoutMs: number): Promise<boolean>;

  /** Answers when the queue can be reached; throws when not. */
  abstract ping(): Promise<void>;

  /** Lets running jobs end (up to a limit), then closes every connection. */
  abstract close(): Promise<void>;
}
