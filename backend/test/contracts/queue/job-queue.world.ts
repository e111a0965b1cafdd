import { randomUUID } from 'node:crypto';

import type { JobDefinition, NewJob } from '#platform/queue/jobs/job-definition.js';
import { newJob } from '#platform/queue/jobs/job-definition.js';
import { Journal } from './job-queue.journal.js';
import { takeDownLog } from './job-queue.log.js';
import { QueueProcess } from './job-queue.process.js';
import {
  QUEUE_SETTINGS,
  type AllQueueSettings,
  type QueueSettings,
} from '#platform/queue/queue-settings.js';

/** The payload of the jobs in these suites. */
export interface Work {
  readonly [key: string]: string;
  readonly id: string;
}

/** Dead workers are found in about a second and a half, so that a suite need not take minutes. */
export const QUICK: Partial<QueueSettings> = {
  lockDurationMs: 1_000,
  stalledIntervalMs: 500,
  reconnectDelayMs: 200,
  putBackMs: 200,
  closeGraceMs: 10_000,
  abortGraceMs: 1_000,
};

export function quickSettings(changed: Partial<QueueSettings>): AllQueueSettings {
  const { workouts, mail, billing, coaching, housekeeping } = QUEUE_SETTINGS;
  const quick = (settings: QueueSettings): QueueSettings => ({ ...settings, ...QUICK, ...changed });
  return {
    workouts: quick(workouts),
    mail: quick(mail),
    billing: quick(billing),
    coaching: quick(coaching),
    housekeeping: quick(housekeeping),
  };
}

/** Several processes on one queue, closed together. */
export class QueueWorld {
  private readonly opened: QueueProcess[] = [];

  /** What was logged as a warning or an error during the test. */
  log = new Journal<string>();

  constructor(readonly url: () => string) {}

  takeDownLog(): void {
    this.log = takeDownLog();
  }

  open(changed: Partial<QueueSettings> = {}, url = this.url()): QueueProcess {
    const queue = new QueueProcess(url, quickSettings(changed));
    this.opened.push(queue);
    return queue;
  }

  async closeAll(): Promise<void> {
    await Promise.all(this.opened.splice(0).map((queue) => queue.close()));
  }
}

type KindOptions = Partial<Pick<JobDefinition<Work>, 'name' | 'queue' | 'attempts' | 'backoffMs'>>;

/** A kind of job with a unique name. */
export function aKind({
  name,
  queue = 'workouts',
  attempts = 3,
  backoffMs = 50,
}: KindOptions = {}): JobDefinition<Work> {
  return {
    name: name ?? `kind-${randomUUID()}`,
    queue,
    attempts,
    backoffMs,
    jobId: ({ id }) => id,
    parse: parseWork,
  };
}

export function aJob(kind: JobDefinition<Work>, id = `job-${randomUUID()}`): NewJob {
  return newJob(kind, { id });
}

function parseWork(payload: unknown): Work {
  const { id } = payload as Partial<Work>;
  if (typeof id !== 'string') throw new Error('a payload without an id');
  return { id };
}
