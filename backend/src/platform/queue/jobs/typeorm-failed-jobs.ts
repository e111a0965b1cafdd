import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { FailedJobs, type FailedJob, type KeptFailedJob } from './failed-jobs.js';
import { Outbox } from '../outbox/outbox.js';

const COLUMNS = `id, queue, name, job_id AS "jobId", payload, reason, attempts, failed_at AS "failedAt"`;
const LONGEST_REASON = 2000;

@Injectable()
export class TypeOrmFailedJobs extends FailedJobs {
  constructor(
    private readonly session: DatabaseSession,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {
    super();
  }

  override async add({ queue, name, jobId, payload, reason, attempts }: FailedJob): Promise<void> {
    await this.session
      .manager()
      .query(
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

  override newest(limit: number): Promise<readonly KeptFailedJob[]> {
    return this.session
      .manager()
      .query<KeptFailedJob[]>(
        `SELECT ${COLUMNS} FROM failed_jobs ORDER BY failed_at DESC, id DESC LIMIT $1`,
        [limit],
      );
  }

  override async counts(): Promise<Readonly<Record<string, number>>> {
    const rows = await this.session
      .manager()
      .query<{ queue: string; jobs: number }[]>(
        `SELECT queue, count(*)::int AS jobs FROM failed_jobs GROUP BY queue`,
      );
    return Object.fromEntries(rows.map(({ queue, jobs }) => [queue, jobs]));
  }

  override async retry(id: string): Promise<KeptFailedJob | null> {
    // DELETE answers [rows, count] through TypeORM.
    const [[job]] = await this.session
      .manager()
      .query<[KeptFailedJob[], number]>(
        `DELETE FROM failed_jobs WHERE id = $1 RETURNING ${COLUMNS}`,
        [id],
      );
    if (!job) return null;
    await this.outbox.add({ name: job.name, jobId: job.jobId, payload: job.payload });
    return job;
  }
}
