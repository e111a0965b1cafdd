import { PoolThread, ThreadLostError } from './pool-thread.js';
import type { ThreadLimits, ThreadTask } from './pool-thread.js';

export interface ThreadPoolOptions extends ThreadLimits {
  /** The file that every thread runs, see `threadEntry`. */
  readonly entry: URL;
  readonly size: number;
  /** How long a thread beyond the first is kept without work. ms. */
  readonly idleMs?: number;
}

/** An upload often comes with others; a minute later the threads' memory is worth more. */
const IDLE_MS = 60_000;

interface Job {
  readonly task: () => ThreadTask;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  abandoned: boolean;
}

/**
 * A small pool of worker threads, so that neither a large nor a hostile task holds up anything
 * else. One thread stays; the others start when tasks need them and end after `idleMs` without
 * work, as each holds some 20 MB. More tasks than threads wait in order of arrival. A thread that
 * overruns its deadline, its heap or breaks is replaced.
 */
export class ThreadPool {
  private idle: PoolThread[] = [];
  private readonly busy = new Set<PoolThread>();
  private readonly queue: Job[] = [];
  private closed = false;
  private trimming: NodeJS.Timeout | undefined;

  constructor(private readonly options: ThreadPoolOptions) {}

  /** Starts the thread that stays; without it each starts with the first task that needs it. */
  start(): void {
    this.idle = this.idle.filter((thread) => !thread.dead);
    if (!this.closed && this.threads === 0) this.idle.push(this.newThread());
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.idle.length + this.busy.size;
  }

  /**
   * Has a thread work the task and gives its answer. An aborted signal rejects with its own reason.
   *
   * @param task called once a thread is free, so that waiting costs no copies
   * @throws ThreadOverrunError where it takes too long or too much memory; ThreadLostError where
   * the thread broke or the pool is closed
   */
  run(task: () => ThreadTask, signal?: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.closed) throw closedError();
      const onAbort = (): void => {
        job.abandoned = true;
        job.reject(signal?.reason);
      };
      const settle =
        <T>(next: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', onAbort);
          next(value);
        };
      const job: Job = { task, resolve: settle(resolve), reject: settle(reject), abandoned: false };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.push(job);
      this.next();
    });
  }

  /** Ends every thread; tasks under way or waiting fail with ThreadLostError, as do later ones. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.trimming);
    for (const job of this.queue.splice(0)) job.reject(closedError());
    const threads = [...this.idle.splice(0), ...this.busy];
    await Promise.all(threads.map((thread) => thread.end(closedError())));
  }

  private next(): void {
    while (this.queue.length > 0 && this.busy.size < this.options.size) {
      const job = this.queue.shift();
      if (job !== undefined && !job.abandoned) void this.work(job);
    }
  }

  /**
   * An abandoned task is worked to its end all the same: ending the thread would cost the next one
   * more than the wait.
   */
  private async work(job: Job): Promise<void> {
    const thread = this.freeThread();
    this.busy.add(thread);
    try {
      job.resolve(await thread.run(job.task()));
    } catch (error) {
      job.reject(error);
    } finally {
      this.busy.delete(thread);
      this.idle.push(thread);
      this.start();
      this.next();
      this.trimLater();
    }
  }

  private trimLater(): void {
    clearTimeout(this.trimming);
    if (this.closed || this.threads <= 1) return;
    this.trimming = setTimeout(() => this.trim(), this.options.idleMs ?? IDLE_MS).unref();
  }

  /** Ends idle threads beyond the first; every task that ends puts this off. */
  private trim(): void {
    const kept = this.busy.size > 0 ? 0 : 1;
    for (const thread of this.idle.splice(kept)) void thread.end(closedError());
  }

  private freeThread(): PoolThread {
    for (let thread = this.idle.pop(); thread !== undefined; thread = this.idle.pop())
      if (!thread.dead) return thread;
    return this.newThread();
  }

  private newThread(): PoolThread {
    const { entry, heapMb, deadlineMs } = this.options;
    return new PoolThread(entry, { heapMb, deadlineMs });
  }
}

function closedError(): ThreadLostError {
  return new ThreadLostError('The threads have been ended.');
}
