import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import type { Json } from '#kernel/json.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { Outbox } from '../outbox/outbox.js';

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

const COLUMNS =
  'id, queue, name, job_id AS "jobId", payload, reason, attempts, failed_at AS "failedAt"';
const LONGEST_REASON = 2000;

/** Remembers jobs that failed for good, as the queue itself forgets them. */
@Injectable()
export class FailedJobs {
  constructor(
    private readonly session: DatabaseSession,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async add({ queue, name, jobId, payload, reason, attempts }: FailedJob): Promise<void> {
    await this.session.query(
      'INSERT INTO failed_jobs (id, queue, name, job_id, payload, reason, attempts, ' +
        'failed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        this.ids.next(),
        queue,
        name,
        jobId,
        JSON.stringify(payload),
        reason.replaceAll('\0', '').slice(0, LONGEST_REASON),
        attempts,
        this.clock.now(),
      ],
    );
  }

  /** Newest first. */
  newest(limit: number): Promise<readonly KeptFailedJob[]> {
    return this.session.query<KeptFailedJob>(
      `SELECT ${COLUMNS} FROM failed_jobs ORDER BY failed_at DESC, id DESC LIMIT $1`,
      [limit],
    );
  }

  /** By queue. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.session.query<{ queue: string; jobs: number }>(
      `SELECT queue, count(*)::int AS jobs FROM failed_jobs GROUP BY queue`,
    );
    return Object.fromEntries(rows.map(({ queue, jobs }) => [queue, jobs]));
  }

  /** Takes one off the list and adds it again, in the current transaction; null if it is gone. */
  async retry(id: string): Promise<KeptFailedJob | null> {
    const job = await this.session.first<KeptFailedJob>(
      `DELETE FROM failed_jobs WHERE id = $1 RETURNING ${COLUMNS}`,
      [id],
    );
    if (!job) return null;
    await this.outbox.add({ name: job.name, jobId: job.jobId, payload: job.payload });
    return job;
  }
}
