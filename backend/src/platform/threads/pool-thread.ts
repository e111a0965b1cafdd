import { Worker } from 'node:worker_threads';

/**
 * A thread ended or broke for a reason that its task alone does not explain; the task may be tried
 * again.
 */
export class ThreadLostError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'ThreadLostError';
  }
}

/** The task took more than a thread is given; it will do so again. */
export class ThreadOverrunError extends Error {
  constructor(
    readonly limit: 'time' | 'memory',
    options?: { cause?: unknown },
  ) {
    super(`The task took more ${limit} than a thread is given.`, options);
    this.name = 'ThreadOverrunError';
  }
}

/** What is sent to a thread; the buffers change hands. */
export interface ThreadTask {
  readonly message: unknown;
  readonly buffers: readonly ArrayBuffer[];
}

export interface ThreadLimits {
  /** The JavaScript heap, without typed arrays. MB. */
  readonly heapMb: number;
  /** Wall clock for one task. ms. */
  readonly deadlineMs: number;
}

interface Pending {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * One worker thread that works one task at a time and answers each with one message. Once it is
 * dead it stays dead.
 */
export class PoolThread {
  private readonly worker: Worker;
  private pending: Pending | null = null;
  private gone = false;

  constructor(
    entry: URL,
    private readonly limits: ThreadLimits,
  ) {
    this.worker = new Worker(entry, {
      // Data of strangers is worked on in there: it gets neither the environment nor flags of this
      // process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    });
    // An idle thread must not keep the process alive.
    this.worker.unref();
    this.worker.on('message', (answer: unknown) => this.take()?.resolve(answer));
    this.worker.on('error', (error: NodeJS.ErrnoException) => this.lose(asFailure(error)));
    this.worker.on('exit', (code) =>
      this.lose(new ThreadLostError(`The thread ended with code ${code}.`)),
    );
  }

  get dead(): boolean {
    return this.gone;
  }

  /** @throws ThreadOverrunError, ThreadLostError */
  run({ message, buffers }: ThreadTask): Promise<unknown> {
    if (this.gone || this.pending !== null)
      throw new Error('A thread takes one task at a time, while it lives.');
    return new Promise((resolve, reject) => {
      // First, as it throws on what cannot be sent.
      this.worker.postMessage(message, [...buffers]);
      const timer = setTimeout(
        () => void this.end(new ThreadOverrunError('time')),
        this.limits.deadlineMs,
      );
      this.pending = { resolve, reject, timer };
      this.worker.ref();
    });
  }

  /** Ends the thread, whatever it is doing; a task under way fails with `reason`. */
  async end(reason: Error): Promise<void> {
    this.lose(reason);
    await this.worker.terminate();
  }

  private lose(error: Error): void {
    this.gone = true;
    this.take()?.reject(error);
  }

  private take(): Pending | null {
    const { pending } = this;
    if (pending !== null) clearTimeout(pending.timer);
    this.pending = null;
    if (!this.gone) this.worker.unref();
    return pending;
  }
}

/** Running out of the thread's own heap is the task's doing. */
function asFailure(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new ThreadOverrunError('memory', { cause: error });
  return new ThreadLostError('The thread broke.', { cause: error });
}
