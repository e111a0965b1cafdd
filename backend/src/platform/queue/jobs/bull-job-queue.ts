import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';

import type { NewJob, QueueName } from './job-definition.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { inTime } from '../time-limit.js';

const START_LIMIT_MS = 10_000;
const ADD_LIMIT_MS = 5_000;
const PING_LIMIT_MS = 2_000;
const DEPTH_LIMIT_MS = 5_000;

/** Token of the queues by name, as `@nestjs/bullmq` has made them. */
export const QUEUES = Symbol('queues');

export type Queues = Readonly<Record<QueueName, Queue>>;

/** BullMQ behind the port, on PostgreSQL and on Redis alike. */
@Injectable()
export class BullJobQueue extends JobQueue {
  constructor(
    @Inject(QUEUES) private readonly queues: Queues,
    private readonly registry: JobRegistry,
  ) {
    super();
  }

  /**
   * Throws when the first connection does not come about within ten seconds: BullMQ does not try it
   * again on PostgreSQL, so the process must start again.
   */
  async connect(): Promise<void> {
    const ready = Promise.all(this.all().map((queue) => queue.waitUntilReady()));
    await inTime(ready, START_LIMIT_MS, 'reaching the queue');
  }

  override async add({ name, jobId, payload }: NewJob): Promise<void> {
    const { queue, attempts, backoffMs } = this.registry.get(name);
    const backoff = { type: 'exponential', delay: backoffMs };
    const adding = this.queues[queue].add(name, payload, { jobId, attempts, backoff });
    await inTime(adding, ADD_LIMIT_MS, `adding job ${name} ${jobId}`);
  }

  override async ping(): Promise<void> {
    await inTime(this.queues.workouts.isPaused(), PING_LIMIT_MS, 'an answer of the queue');
  }

  /** Throws when the queue cannot be reached. */
  depth(name: QueueName): Promise<{
    waiting: number;
    active: number;
    delayed: number;
    /** When the job that waits longest was added, Unix time in ms. */
    oldestAt: number | null;
    /** The same of those that failed and wait for another try. */
    oldestRetryAt: number | null;
  }> {
    const asking = async () => {
      const queue = this.queues[name];
      const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'prioritized');
      const { waiting = 0, active = 0, delayed = 0, prioritized = 0 } = counts;
      const [oldest] = await queue.getJobs(['waiting'], 0, 0, true);
      const oldestAt = oldest?.timestamp ?? null;
      const oldestRetryAt = delayed === 0 ? null : await oldestRetry(queue);
      return { waiting: waiting + prioritized, active, delayed, oldestAt, oldestRetryAt };
    };
    return inTime(asking(), DEPTH_LIMIT_MS, `the depth of queue ${name}`);
  }

  all(): readonly Queue[] {
    return Object.values(this.queues);
  }
}

/** Enough of them to find an old one; with more, the alert is not about the exact age. */
const MOST_LOOKED_AT = 200;

/** Delayed jobs are ordered by their next try, the ages by when they were added. */
async function oldestRetry(queue: Queue): Promise<number | null> {
  const delayed = await queue.getJobs(['delayed'], 0, MOST_LOOKED_AT - 1, true);
  const added = delayed.flatMap((job) => (job && job.attemptsMade > 0 ? [job.timestamp] : []));
  return added.length === 0 ? null : Math.min(...added);
}
