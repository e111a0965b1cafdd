import type { BackendLog } from './backend-log.js';
import type { QueueName } from './job-definition.js';
import { JobEvents } from './job-events.js';
import type { QueueBackend, WorkQueue } from './queue-backend.js';
import type { QueueSettings } from './queue-settings.js';
import { inTime } from './time-limit.js';

const CLOSE_LIMIT_MS = 2_000;

/** Who is told what the events of a queue say. */
export interface EndListener {
  seen(jobId: string): void;
  ended(jobId: string): void;
  /**
   * The place at which somebody began to wait for the job; null where nobody does or the stream was
   * not open yet.
   */
  awaitedSince(jobId: string): string | null;
}

const TOLD_AS = {
  added: 'seen',
  active: 'seen',
  completed: 'ended',
  failed: 'ended',
  removed: 'ended',
} as const;
const EVENTS = Object.keys(TOLD_AS) as (keyof typeof TOLD_AS)[];

/** What happens to the jobs of one queue from its opening on, whichever process works them. */
export class EndStream {
  /** Rejects when the events cannot be read any further. */
  broken: Promise<void> = Promise.resolve();
  private lastHeard: string;
  private rereading: Promise<void> | null = null;

  private constructor(
    private readonly backend: QueueBackend,
    private readonly queue: WorkQueue,
    private readonly events: JobEvents,
    private readonly listener: EndListener,
    private readonly log: BackendLog,
    /** The id of the event before the first one that is heard. */
    readonly beginning: string,
  ) {
    this.lastHeard = beginning;
  }

  static async open(
    backend: QueueBackend,
    name: QueueName,
    queue: WorkQueue,
    settings: QueueSettings,
    listener: EndListener,
    log: BackendLog,
  ): Promise<EndStream> {
    // A mark of our own, so that the reader has a place to start from.
    const mark = await queue.getBackend().publishEvent({ event: 'watched' }, settings.keepEvents);
    const events = new JobEvents(backend, name, settings, mark);
    log.listenTo(events, `events of ${queue.name}`);
    const stream = new EndStream(backend, queue, events, listener, log, mark);
    for (const event of EVENTS)
      events.on(event, ({ jobId }: { jobId: string }, id: string) => stream.hear(event, jobId, id));
    try {
      await events.waitUntilReady();
    } catch (error) {
      await stream.close();
      throw error;
    }
    stream.broken = events.run();
    return stream;
  }

  /** The id of the last event that was heard. */
  get place(): string {
    return this.lastHeard;
  }

  /**
   * Tells once more what happened after the place. On PostgreSQL, BullMQ 6.7 numbers an event
   * before its transaction is stored and reads in the order of the numbers, so the reader steps
   * over an event whose transaction ends late: measured at twelve jobs at a time, 22 of 1,500 ends.
   */
  readAgain(since: string): Promise<void> {
    if (this.backend.eventsInOrder) return Promise.resolve();
    this.rereading ??= this.readFrom(since).finally(() => {
      this.rereading = null;
    });
    return this.rereading;
  }

  async close(): Promise<void> {
    try {
      await inTime(this.events.close(), CLOSE_LIMIT_MS, 'closing');
    } catch (error) {
      this.log.failure(`events of ${this.queue.name}`, error);
    }
  }

  private hear(event: keyof typeof TOLD_AS, jobId: string, id: string): void {
    this.lastHeard = id;
    this.listener[TOLD_AS[event]](jobId);
  }

  private async readFrom(since: string): Promise<void> {
    const backend = this.queue.getBackend();
    let place = since;
    while (BigInt(place) < BigInt(this.lastHeard)) {
      const [stream] = (await backend.readEvents(place, 1)) ?? [];
      const entries = stream?.[1] ?? [];
      for (const [id, fields] of entries) {
        place = id;
        this.tell(id, fields);
      }
      if (entries.length === 0) return;
    }
  }

  /**
   * Names and values by turns. What happened before somebody began to wait for the job was an
   * earlier run of it.
   */
  private tell(id: string, fields: readonly string[]): void {
    const valueOf = (name: string) =>
      fields.find((_, index) => index % 2 === 1 && fields[index - 1] === name);
    const event = EVENTS.find((known) => known === valueOf('event'));
    const jobId = valueOf('jobId');
    if (!event || jobId === undefined) return;
    const since = this.listener.awaitedSince(jobId);
    if (since === null || BigInt(id) > BigInt(since)) this.listener[TOLD_AS[event]](jobId);
  }
}
