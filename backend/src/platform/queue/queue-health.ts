import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DatabaseSession } from '../database/database-session.js';
import { BullJobQueue } from './jobs/bull-job-queue.js';
import { FailedJobs } from './jobs/failed-jobs.js';
import { QUEUE_NAMES } from './queue-settings.js';

/** The jobs of one queue. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  /** For good, until a person retries them. */
  readonly failed: number;
  /** Age of the job that waits longest, in seconds; null where none waits. */
  readonly oldestS: number | null;
  /** Age of the oldest job that failed and waits for another try, in seconds; null without any. */
  readonly oldestRetryS: number | null;
}

/** The jobs of every queue, and those in the outbox before them. */
@Injectable()
export class QueueHealth {
  constructor(
    private readonly queue: BullJobQueue,
    private readonly failures: FailedJobs,
    private readonly session: DatabaseSession,
    private readonly clock: Clock,
  ) {}

  async depths(): Promise<readonly QueueDepth[]> {
    const failed = await this.failures.counts();
    const now = this.clock.now().getTime();
    const depths = await Promise.all(
      QUEUE_NAMES.map(async (queue): Promise<QueueDepth> => {
        const { oldestAt, oldestRetryAt, ...counts } = await this.queue.depth(queue);
        return {
          queue,
          ...counts,
          failed: failed[queue] ?? 0,
          oldestS: ageS(oldestAt, now),
          oldestRetryS: ageS(oldestRetryAt, now),
        };
      }),
    );
    return [await this.outbox(now), ...depths];
  }

  private async outbox(now: number): Promise<QueueDepth> {
    const [row] = await this.session.query<{ waiting: number; oldest: Date | null }>(
      `SELECT count(*)::int AS waiting, min(created_at) AS oldest FROM outbox`,
    );
    return {
      queue: 'outbox',
      waiting: row?.waiting ?? 0,
      active: 0,
      delayed: 0,
      failed: 0,
      oldestS: ageS(row?.oldest?.getTime() ?? null, now),
      oldestRetryS: null,
    };
  }
}

function ageS(at: number | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.round((now - at) / 1000));
}
