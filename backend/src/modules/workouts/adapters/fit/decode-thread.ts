import { Worker } from 'node:worker_threads';
import type { Recording } from '../../../../analysis/recording/recording.js';
import { invalidFit } from './fit-refusal.js';
import { errorOfRefusal } from './thread-messages.js';
import type { DecodeReply, DecodeRequest } from './thread-messages.js';

/** A decoding thread ended or broke for a reason that the file alone does not explain; the file may be tried again. */
export class DecodeThreadLost extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'DecodeThreadLost';
  }
}

export interface DecodeThreadOptions {
  readonly entry: URL;
  readonly heapMb: number;
  readonly deadlineMs: number;
}

interface Pending {
  readonly resolve: (recording: Recording) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One worker thread that decodes one file at a time. Once it is dead it stays dead; the pool makes a new one. */
export class DecodeThread {
  private readonly worker: Worker;
  private pending: Pending | null = null;
  private gone = false;

  constructor(private readonly options: DecodeThreadOptions) {
    this.worker = new Worker(options.entry, {
      // Bytes of strangers are read in there: it gets neither the environment nor flags of this process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: options.heapMb },
    });
    // An idle thread must not keep the process alive.
    this.worker.unref();
    this.worker.on('message', (reply: DecodeReply) => this.settle(reply));
    this.worker.on('error', (error: NodeJS.ErrnoException) => this.lose(asFailure(error)));
    this.worker.on('exit', (code) => this.lose(new DecodeThreadLost(`The decoding thread ended with code ${code}.`)));
  }

  get dead(): boolean {
    return this.gone;
  }

  /**
   * Decodes one file; the buffer is handed over.
   *
   * @throws DomainError what the file deserves, TOO_COMPLEX where it takes too long or too much memory; DecodeThreadLost otherwise
   */
  decode(request: DecodeRequest): Promise<Recording> {
    if (this.gone || this.pending !== null) throw new Error('A decoding thread takes one file at a time, while it lives.');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void this.end(invalidFit('TOO_COMPLEX')), this.options.deadlineMs);
      this.pending = { resolve, reject, timer };
      this.worker.ref();
      this.worker.postMessage(request, [request.bytes]);
    });
  }

  /** Ends the thread, whatever it is doing; a file under way fails with `reason`. */
  async end(reason: Error): Promise<void> {
    this.lose(reason);
    await this.worker.terminate();
  }

  private settle(reply: DecodeReply): void {
    const pending = this.take();
    if (pending === null) return;
    if (reply.kind === 'recording') pending.resolve(reply.recording);
    else if (reply.kind === 'refusal') pending.reject(errorOfRefusal(reply.refusal));
    else pending.reject(new DecodeThreadLost(`The decoder failed: ${reply.message}`, { cause: reply.stack }));
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

/** Running out of the thread's own heap is the file's doing. */
function asFailure(error: NodeJS.ErrnoException): Error {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return invalidFit('TOO_COMPLEX', error);
  return new DecodeThreadLost('The decoding thread broke.', { cause: error });
}
