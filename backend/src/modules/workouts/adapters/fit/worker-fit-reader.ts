import type { Recording } from '../../../../analysis/recording/recording.js';
import type { Clock } from '../../../../kernel/clock.js';
import { FitReader } from '../../ports/fit-reader.js';
import { DecodeThread, DecodeThreadLost } from './decode-thread.js';
import type { DecodeThreadOptions } from './decode-thread.js';
import { workerEntry } from './worker-entry.js';

export interface WorkerFitReaderOptions {
  /** Threads; 2 unless told. */
  readonly size?: number;
  /** Wall clock for one file; 15 s unless told. */
  readonly deadlineMs?: number;
  /** JavaScript heap of one thread; 256 MB unless told: 24 hours at one record a second need under 32, the most records allowed 128. */
  readonly heapMb?: number;
  readonly entry?: URL;
  /** Whether threads start with the application; else they start with the first file. True unless told. */
  readonly startsEarly?: boolean;
}

interface Job {
  readonly bytes: Uint8Array;
  readonly resolve: (recording: Recording) => void;
  readonly reject: (error: unknown) => void;
  abandoned: boolean;
}

/**
 * Reads files in a small pool of persistent worker threads, so that neither a large nor a hostile file holds up anything else.
 * More files than threads wait in order of arrival. A thread that overruns its deadline, its heap or breaks is replaced.
 * `close` ends everything; Nest calls `onApplicationBootstrap` and `onApplicationShutdown` by name, the latter once the jobs under way have ended.
 */
export class WorkerFitReader extends FitReader {
  private readonly size: number;
  private readonly startsEarly: boolean;
  private readonly threadOptions: DecodeThreadOptions;
  private idle: DecodeThread[] = [];
  private readonly busy = new Set<DecodeThread>();
  private readonly queue: Job[] = [];
  private closed = false;

  constructor(
    private readonly clock: Clock,
    options: WorkerFitReaderOptions = {},
  ) {
    super();
    this.size = options.size ?? 2;
    this.startsEarly = options.startsEarly ?? true;
    this.threadOptions = {
      entry: options.entry ?? workerEntry(),
      heapMb: options.heapMb ?? 256,
      deadlineMs: options.deadlineMs ?? 15_000,
    };
  }

  /** Starts all threads; they warm up by themselves, so that the first upload finds a compiled decoder. */
  start(): void {
    this.idle = this.idle.filter((thread) => !thread.dead);
    while (!this.closed && this.threads < this.size) this.idle.push(new DecodeThread(this.threadOptions));
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.idle.length + this.busy.size;
  }

  onApplicationBootstrap(): void {
    if (this.startsEarly) this.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  override read(bytes: Uint8Array, signal?: AbortSignal): Promise<Recording> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw closedError();
      const onAbort = (): void => {
        job.abandoned = true;
        job.reject(signal?.reason);
      };
      const settle = <T>(next: (value: T) => void) => (value: T): void => {
        signal?.removeEventListener('abort', onAbort);
        next(value);
      };
      const job: Job = { bytes, resolve: settle(resolve), reject: settle(reject), abandoned: false };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.push(job);
      this.next();
    });
  }

  /** Ends every thread; files under way or waiting fail with DecodeThreadLost, as do later ones. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.reject(closedError());
    const threads = [...this.idle.splice(0), ...this.busy];
    await Promise.all(threads.map((thread) => thread.end(closedError())));
  }

  private next(): void {
    while (this.queue.length > 0 && this.busy.size < this.size) {
      const job = this.queue.shift();
      if (job !== undefined && !job.abandoned) void this.run(job);
    }
  }

  /** An abandoned file is decoded to its end all the same: ending the thread would cost the next file more than the wait. */
  private async run(job: Job): Promise<void> {
    const thread = this.freeThread();
    this.busy.add(thread);
    try {
      // Copied once: the caller keeps its bytes, and the copy can be handed over whole.
      const bytes = new Uint8Array(job.bytes).buffer;
      job.resolve(await thread.decode({ bytes, nowMs: this.clock.now().getTime() }));
    } catch (error) {
      job.reject(error);
    } finally {
      this.busy.delete(thread);
      this.idle.push(thread);
      this.start();
      this.next();
    }
  }

  private freeThread(): DecodeThread {
    for (let thread = this.idle.pop(); thread !== undefined; thread = this.idle.pop()) if (!thread.dead) return thread;
    return new DecodeThread(this.threadOptions);
  }
}

function closedError(): DecodeThreadLost {
  return new DecodeThreadLost('The FIT reader has been closed.');
}
