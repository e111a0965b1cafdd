import type { FailedJob } from './failed-jobs.js';
import type { QueueName } from './job-definition.js';

/** How one try of a job went. */
export interface EndedJob {
  readonly queue: QueueName;
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  /** Null for all tries but the first. */
  readonly waitedMs: number | null;
  readonly workedMs: number;
}

/** Who is told of the jobs of this process. */
export interface WorkListener {
  /** A job failed for good. */
  onFailure(job: FailedJob): void;
  /** A try came to its end. */
  onEnd(job: EndedJob): void;
}
