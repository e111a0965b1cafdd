import { BackendLog } from './backend-log.js';
import { EndWaiters } from './end-waiters.js';
import { JobEvents } from './job-events.js';
import type { QueueName } from './job-definition.js';
import type { QueueBackend } from './queue-backend.js';
import { QUEUE_NAMES, type AllQueueSettings } from './queue-settings.js';
import { inTime } from './time-limit.js';
import type { WorkQueues } from './work-queues.js';

const CLOSE_LIMIT_MS = 2_000;

/** Hears of the ends of jobs, whichever process worked them: one event stream per queue, shared by all who wait. */
export class EndWatch {
  private readonly waiters = new EndWaiters((jobId) => this.inQueue(jobId));
  private readonly streams = new Map<QueueName, Promise<JobEvents>>();
  private closed = false;

  constructor(
    private readonly backend: QueueBackend,
    private readonly settings: AllQueueSettings,
    private readonly queues: WorkQueues,
    private readonly log: BackendLog,
  ) {}

  /** True at the job's end, false when `timeoutMs` pass first. Takes its place in the queue of waiters at once. */
  wait(jobId: string, timeoutMs: number): Promise<boolean> {
    if (this.closed) return Promise.resolve(false);
    const end = this.waiters.wait(jobId, timeoutMs);
    // Without a stream the regular look-ups still find the end, only later.
    this.open().catch((error: unknown) => this.log.failure('event streams', error));
    return end;
  }

  /** The job is in the queue now. */
  added(jobId: string): void {
    this.waiters.seen(jobId);
  }

  /** Connects the streams, so that the first who waits need not. */
  async open(): Promise<void> {
    await Promise.all(QUEUE_NAMES.map((name) => this.stream(name)));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.waiters.release();
    const streams = await Promise.allSettled(this.streams.values());
    const open = streams.flatMap((stream) => (stream.status === 'fulfilled' ? [stream.value] : []));
    await Promise.all(open.map((stream) => this.closeOne(stream)));
  }

  private stream(name: QueueName): Promise<JobEvents> {
    const known = this.streams.get(name);
    if (known) return known;
    const opening = this.openStream(name);
    this.streams.set(name, opening);
    opening.catch(() => this.streams.delete(name));
    return opening;
  }

  private async openStream(name: QueueName): Promise<JobEvents> {
    const queue = await this.queues.get(name);
    // A mark of our own, so that the reader has a place to start from.
    const mark = await queue.getBackend().publishEvent({ event: 'watched' }, this.settings[name].keepEvents);
    const events = new JobEvents(this.backend, name, this.settings[name], mark);
    this.log.listenTo(events, `events of ${name}`);
    const seen = ({ jobId }: { jobId: string }) => this.waiters.seen(jobId);
    const ended = ({ jobId }: { jobId: string }) => this.waiters.ended(jobId);
    events.on('added', seen).on('active', seen).on('completed', ended).on('failed', ended).on('removed', ended);
    try {
      await events.waitUntilReady();
    } catch (error) {
      await this.closeOne(events);
      throw error;
    }
    events.run().catch((error: unknown) => this.log.failure(`events of ${name}`, error));
    // Ends from before the mark.
    await this.waiters.checkAll();
    return events;
  }

  private async inQueue(jobId: string): Promise<boolean> {
    const states = await Promise.all(QUEUE_NAMES.map(async (name) => (await this.queues.get(name)).getJobState(jobId)));
    return states.some((state) => state !== 'unknown');
  }

  private async closeOne(events: JobEvents): Promise<void> {
    try {
      await inTime(events.close(), CLOSE_LIMIT_MS, `closing events of ${events.name}`);
    } catch (error) {
      this.log.failure(`events of ${events.name}`, error);
    }
  }
}
