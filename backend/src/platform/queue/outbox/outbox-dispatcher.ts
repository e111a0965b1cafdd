import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { QueueConfig } from '#config/queue.config.js';
import type { Json } from '#kernel/json.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { DatabaseSession } from '#platform/database/database-session.js';
import { JobQueue } from '../jobs/job-queue.js';
import { JobRegistry } from '../jobs/job-registry.js';

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
 * Moves outbox rows into the queue: right after a commit, and every second for what a crash left.
 * Any number of processes may do so concurrently, as each claims its own rows. A row is deleted in
 * the transaction that claimed it, after its job is in the queue: a crash between the two adds the
 * job again, under the same id.
 */
@Injectable()
export class OutboxDispatcher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxDispatcher.name);
  private round: Promise<void> | null = null;
  private again = false;
  private poll: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly session: DatabaseSession,
    private readonly registry: JobRegistry,
    private readonly queue: JobQueue,
    private readonly config: QueueConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { role } = this.config;
    if (role === 'all' || role === 'api' || role === 'worker') this.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  /** Looks into the outbox now and every second. */
  start(): void {
    this.poll = setInterval(() => this.kick(), POLL_MS);
    this.kick();
  }

  /** Empties the outbox, or once more after the round in progress. Never throws. */
  kick(): void {
    if (this.stopped) return;
    this.again = true;
    this.round ??= this.run().finally(() => {
      this.round = null;
    });
  }

  /** Waits for the round in progress; another process, or the next start, moves the rest. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.poll);
    await this.round;
  }

  private async run(): Promise<void> {
    try {
      while (this.again && !this.stopped) {
        this.again = false;
        await this.empty();
      }
    } catch (error) {
      // The rows stay, and the next poll tries again.
      this.logger.warn(
        `the outbox waits: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** Stops after a batch that is not full, or of which the queue refused a job. */
  private async empty(): Promise<void> {
    let moved: number;
    do moved = await this.dispatchBatch();
    while (moved === BATCH && !this.stopped);
  }

  /** Number of rows moved. Leaves rows of unknown kinds to a process that knows them. */
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
