import { Injectable, Logger } from '@nestjs/common';

import type { Json } from '#kernel/json.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseSession } from '../database/database-session.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';

const POLL_MS = 1_000;
const BATCH = 100;

interface OutboxRow {
  readonly id: string;
  readonly name: string;
  readonly job_id: string;
  readonly payload: Json;
}

const CLAIM = `
  SELECT id, name, job_id, payload FROM outbox
  WHERE name = ANY($1) ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/**
 * Moves outbox rows into the queue: at once when it is kicked after a commit, and every second for
 * what a crash left. Any number of processes may do so at once, as each claims rows of its own. A
 * row is deleted in the transaction that claimed it, after its job is in the queue: a crash between
 * the two adds the job again, under the same id.
 */
@Injectable()
export class OutboxDispatcher {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private underWay: Promise<void> | null = null;
  private askedAgain = false;
  private poll: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly session: DatabaseSession,
    private readonly registry: JobRegistry,
    private readonly queue: JobQueue,
  ) {}

  /** Looks now and every second from now on. */
  start(): void {
    this.poll = setInterval(() => this.kick(), POLL_MS);
    this.kick();
  }

  /** Looks into the outbox now, or once more when it is being emptied already. Never throws. */
  kick(): void {
    if (this.stopped) return;
    this.askedAgain = true;
    this.underWay ??= this.run().finally(() => {
      this.underWay = null;
    });
  }

  /** Waits for the rows under way; what is left is for another process, or the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    await this.underWay;
  }

  private async run(): Promise<void> {
    try {
      while (this.askedAgain && !this.stopped) {
        this.askedAgain = false;
        await this.empty();
      }
    } catch (error) {
      // The rows stay, and the next poll tries again.
      this.logger.warn(
        `the outbox waits: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** A batch that is not full, or of which the queue refused a job, is the last one for now. */
  private async empty(): Promise<void> {
    let moved: number;
    do moved = await this.dispatchBatch();
    while (moved === BATCH && !this.stopped);
  }

  /**
   * How many rows went into the queue. Rows of kinds this process does not know are left to one
   * that does.
   */
  private dispatchBatch(): Promise<number> {
    return this.unitOfWork.run(async () => {
      const manager = this.session.manager();
      const rows = await manager.query<OutboxRow[]>(CLAIM, [this.registry.names(), BATCH]);
      if (rows.length === 0) return 0;
      const outcomes = await Promise.allSettled(rows.map((row) => this.enqueue(row)));
      const done = rows
        .filter((_, index) => outcomes[index]?.status === 'fulfilled')
        .map(({ id }) => id);
      if (done.length > 0) await manager.query('DELETE FROM outbox WHERE id = ANY($1)', [done]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') this.logger.warn(String(outcome.reason));
      return done.length;
    });
  }

  private enqueue(row: OutboxRow): Promise<void> {
    return this.queue.add({ name: row.name, jobId: row.job_id, payload: row.payload });
  }
}
