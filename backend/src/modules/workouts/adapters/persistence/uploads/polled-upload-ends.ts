import { Injectable, Logger } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { QueueLifecycle } from '#platform/queue/workers/queue-lifecycle.js';
import { UploadEnds } from '#workouts/ports/upload-ends.js';

const FASTEST_POLL_MS = 15;
const SLOWEST_POLL_MS = 100;

/** Those that are over, or that do not exist (any more). */
const OVER = `
  SELECT id FROM unnest($1::uuid[]) AS waited(id)
  WHERE NOT EXISTS (
    SELECT FROM uploads
    WHERE uploads.id = waited.id AND status IN ('queued', 'processing')
  )`;

interface Wait {
  readonly uploadId: string;
  readonly since: number;
  readonly until: number;
  readonly resolve: () => void;
}

/**
 * One SELECT for all uploads that somebody in this process waits for, and none while nobody does.
 * The pause is a tenth of what the newest wait has lasted, so a poll delays an answer by at most a
 * tenth.
 */
@Injectable()
export class PolledUploadEnds extends UploadEnds {
  private readonly logger = new Logger(PolledUploadEnds.name);
  private readonly waits = new Set<Wait>();
  private timer: NodeJS.Timeout | undefined;
  /** When the next poll is due; null while none is. */
  private nextAt: number | null = null;

  constructor(
    private readonly session: DatabaseSession,
    private readonly queue: QueueLifecycle,
  ) {
    super();
    // The uploads that this process read are over by now; the others go on elsewhere.
    queue.stopped.addEventListener('abort', () => this.release(() => true));
  }

  override whenOver(uploadId: string, timeoutMs: number): Promise<void> {
    if (this.queue.stopped.aborted) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const since = performance.now();
    this.waits.add({ uploadId, since, until: since + timeoutMs, resolve });
    if (this.nextAt === null || this.nextAt > since + FASTEST_POLL_MS) this.schedule();
    return promise;
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const now = performance.now();
    this.release(({ until }) => until <= now);
    this.nextAt = null;
    if (this.waits.size === 0) return;
    const newest = Math.max(...[...this.waits].map(({ since }) => since));
    const pauseMs = Math.min(Math.max((now - newest) / 10, FASTEST_POLL_MS), SLOWEST_POLL_MS);
    this.nextAt = now + pauseMs;
    this.timer = setTimeout(() => void this.poll(), pauseMs);
  }

  private async poll(): Promise<void> {
    try {
      const waited = new Set([...this.waits].map(({ uploadId }) => uploadId));
      const rows = await this.session.query<{ id: string }>(OVER, [[...waited]]);
      const over = new Set(rows.map(({ id }) => id));
      this.release(({ uploadId }) => over.has(uploadId));
    } catch (error) {
      this.logger.warn(`uploads cannot be polled: ${String(error)}`);
    }
    this.schedule();
  }

  private release(which: (wait: Wait) => boolean): void {
    for (const wait of [...this.waits].filter(which)) {
      this.waits.delete(wait);
      wait.resolve();
    }
  }
}
