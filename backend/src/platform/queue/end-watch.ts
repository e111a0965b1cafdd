import type { BackendLog } from './backend-log.js';
import { EndStream, type EndListener } from './end-stream.js';
import { EndWaiters } from './end-waiters.js';
import type { QueueName } from './job-definition.js';
import type { QueueBackend } from './queue-backend.js';
import { QUEUE_NAMES, type AllQueueSettings } from './queue-settings.js';
import type { WorkQueues } from './work-queues.js';

/** The places in the streams that are open; the others begin where they are opened. */
type Places = ReadonlyMap<QueueName, string>;

/**
 * Hears of the ends of jobs, whichever process worked them: one event stream per queue, shared by
 * all who wait.
 */
export class EndWatch {
  private readonly waiters = new EndWaiters<Places>({
    place: () => new Map([...this.open_].map(([name, stream]) => [name, stream.place])),
    inQueue: (jobId) => this.inQueue(jobId),
    readAgain: (since) => this.readAgain(since),
  });
  private readonly opening = new Map<QueueName, Promise<EndStream>>();
  private readonly open_ = new Map<QueueName, EndStream>();
  private closed = false;

  constructor(
    private readonly backend: QueueBackend,
    private readonly settings: AllQueueSettings,
    private readonly queues: WorkQueues,
    private readonly log: BackendLog,
  ) {}

  /**
   * True at the job's end, false when `timeoutMs` pass first. Takes its place in the queue of
   * waiters at once.
   */
  wait(jobId: string, timeoutMs: number): Promise<boolean> {
    if (this.closed) return Promise.resolve(false);
    const end = this.waiters.wait(jobId, timeoutMs);
    // Without a stream the regular look-ups still find the end, only later.
    this.open().catch((error: unknown) => this.log.failure('event streams', error));
    return end;
  }

  /** The job is in the queue now. */
  added(jobId: string): void {
    this.waiters.added(jobId);
  }

  /** Connects the streams, so that the first who waits need not. */
  async open(): Promise<void> {
    if (this.open_.size < QUEUE_NAMES.length)
      await Promise.all(QUEUE_NAMES.map((name) => this.stream(name)));
  }

  async close(): Promise<void> {
    this.closed = true;
    this.waiters.release();
    await Promise.allSettled(this.opening.values());
    await Promise.all([...this.open_.values()].map((stream) => stream.close()));
  }

  private stream(name: QueueName): Promise<EndStream> {
    const known = this.opening.get(name);
    if (known) return known;
    const opening = this.openStream(name);
    this.opening.set(name, opening);
    opening.catch(() => this.opening.delete(name));
    return opening;
  }

  private async openStream(name: QueueName): Promise<EndStream> {
    const queue = await this.queues.get(name);
    const listener: EndListener = {
      seen: (jobId) => this.waiters.seen(jobId),
      ended: (jobId) => this.waiters.ended(jobId),
      awaitedSince: (jobId) => this.waiters.since(jobId)?.get(name) ?? null,
    };
    const stream = await EndStream.open(
      this.backend,
      name,
      queue,
      this.settings[name],
      listener,
      this.log,
    );
    this.open_.set(name, stream);
    stream.broken.catch((error: unknown) => this.replace(name, stream, error));
    // Ends from before the stream began.
    await this.waiters.checkAll();
    return stream;
  }

  /** The next one who waits opens a new stream. */
  private replace(name: QueueName, stream: EndStream, error: unknown): void {
    this.log.failure(`events of ${name}`, error);
    this.open_.delete(name);
    this.opening.delete(name);
    void stream.close();
  }

  private async inQueue(jobId: string): Promise<boolean> {
    const states = await Promise.all(
      QUEUE_NAMES.map(async (name) => (await this.queues.get(name)).getJobState(jobId)),
    );
    return states.some((state) => state !== 'unknown');
  }

  private async readAgain(since: Places): Promise<void> {
    await Promise.all(
      [...this.open_].map(([name, stream]) =>
        stream.readAgain(since.get(name) ?? stream.beginning),
      ),
    );
  }
}
