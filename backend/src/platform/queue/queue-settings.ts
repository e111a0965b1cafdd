import type { QueueName } from './jobs/job-definition.js';

/**
 * How one queue is worked. Every setting is required, so that a new queue cannot inherit a value
 * nobody chose.
 */
export interface QueueSettings {
  /** Jobs at a time in one process. */
  readonly concurrency: number;
  /**
   * A job belongs to its worker this long; the worker renews it at half time. A dead worker's job
   * is free after it.
   */
  readonly lockDurationMs: number;
  /** How often the queue is searched for jobs whose worker died. */
  readonly stalledIntervalMs: number;
  /** How often a job may lose its worker before it fails without another try. */
  readonly maxStalledCount: number;
  /** How long an idle worker waits for word of a new job before it looks for itself, in seconds. */
  readonly idleWaitS: number;
  /** How long a worker waits after it lost its backend, before it tries again. */
  readonly reconnectDelayMs: number;
  /**
   * How long a job of a kind that this process does not know stays away before it is offered again,
   * and when that ends.
   */
  readonly putBackMs: number;
  readonly putBackForMs: number;
  /**
   * How long running jobs may continue after the process receives a stop signal; then their abort
   * signal fires.
   */
  readonly closeGraceMs: number;
  /** How long a job may take to obey its signal, before the process leaves it to another worker. */
  readonly abortGraceMs: number;
}

/**
 * Ended jobs are not kept: an id is free again as soon as its job has ended, PostgreSQL keeps the
 * outcome and the failed jobs.
 */
export const ENDED_JOBS = { removeOnComplete: true, removeOnFail: true };

/** Events that BullMQ keeps in each queue; no process reads them. */
export const KEPT_EVENTS = 100;

/**
 * Workers of two releases run side by side for minutes; a kind that nobody knows for a day was
 * withdrawn, and its job fails.
 */
const UNKNOWN_JOBS = { putBackMs: 5_000, putBackForMs: 24 * 60 * 60 * 1_000 };

export type AllQueueSettings = Readonly<Record<QueueName, QueueSettings>>;

export const QUEUE_SETTINGS: AllQueueSettings = {
  workouts: {
    // A parse keeps one core busy; two of them fill the smallest machine that is supported.
    concurrency: 2,
    // A person waits for the result. Both values limit how long a job of a killed process waits
    // after the next start: at most 13 s, as the lock may expire right after a search.
    // Shorter locks would be lost to a busy event loop.
    lockDurationMs: 10_000,
    stalledIntervalMs: 3_000,
    // A file that takes its process down twice gets a third and last try.
    maxStalledCount: 2,
    idleWaitS: 5,
    reconnectDelayMs: 1_000,
    ...UNKNOWN_JOBS,
    // Longer than the parse deadline, and short enough for the 30 s that container runtimes allow.
    closeGraceMs: 15_000,
    abortGraceMs: 3_000,
  },
  mail: {
    // A letter waits for the mail server and costs nothing meanwhile; a server that hangs must hold
    // up letters alone.
    concurrency: 4,
    // Renewed while the mail server takes its time; the letters of a process that was killed go out
    // soon after the next start.
    lockDurationMs: 10_000,
    stalledIntervalMs: 3_000,
    maxStalledCount: 2,
    idleWaitS: 5,
    reconnectDelayMs: 1_000,
    ...UNKNOWN_JOBS,
    // A letter that is broken off is sent again, so the one under way is let go out.
    closeGraceMs: 10_000,
    abortGraceMs: 1_000,
  },
  billing: {
    // Waits for the payment provider most of the time; somebody who has just paid must not wait
    // behind a reconciliation.
    concurrency: 4,
    // Longer than all tries of one call to the provider.
    lockDurationMs: 45_000,
    stalledIntervalMs: 10_000,
    maxStalledCount: 2,
    idleWaitS: 5,
    reconnectDelayMs: 1_000,
    ...UNKNOWN_JOBS,
    // All of them may start over at any point.
    closeGraceMs: 5_000,
    abortGraceMs: 1_000,
  },
  coaching: {
    // A model thinks for seconds and costs nothing here meanwhile; few at a time, as athletes who
    // ask come first.
    concurrency: 2,
    // Longer than an answer with its rewrite may take.
    lockDurationMs: 60_000,
    stalledIntervalMs: 20_000,
    maxStalledCount: 1,
    idleWaitS: 5,
    reconnectDelayMs: 1_000,
    ...UNKNOWN_JOBS,
    closeGraceMs: 15_000,
    abortGraceMs: 3_000,
  },
  housekeeping: {
    // Nobody waits for these: one at a time leaves the other core to uploads and pages.
    concurrency: 1,
    lockDurationMs: 30_000,
    stalledIntervalMs: 15_000,
    maxStalledCount: 2,
    idleWaitS: 5,
    reconnectDelayMs: 2_000,
    ...UNKNOWN_JOBS,
    // They are idempotent and may start over, so a stop need not wait long.
    closeGraceMs: 5_000,
    abortGraceMs: 3_000,
  },
};

export const QUEUE_NAMES = [
  'workouts',
  'mail',
  'billing',
  'coaching',
  'housekeeping',
] as const satisfies readonly QueueName[];
