import type { Recording } from '#analysis/recording/recording.js';
import type { Clock } from '#kernel/clock.js';
import { ThreadLostError, ThreadOverrunError } from '#platform/threads/pool-thread.js';
import { threadEntry } from '#platform/threads/thread-entry.js';
import { ThreadPool } from '#platform/threads/thread-pool.js';
import { READ_DEADLINE_MS } from '#workouts/domain/upload/limits.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { invalidFit } from './fit-refusal.js';
import { errorOfRefusal } from './thread-messages.js';
import type { DecodeReply, DecodeRequest } from './thread-messages.js';

export interface WorkerFitReaderOptions {
  /** Threads; 2 unless told. */
  readonly size?: number;
  /** Wall clock for one file; `READ_DEADLINE_MS` unless told. */
  readonly deadlineMs?: number;
  /** JavaScript heap of one thread; 256 MB unless told. */
  readonly heapMb?: number;
  readonly entry?: URL;
  /**
   * Whether a thread starts with the application, or with the first file. True unless
   * told.
   */
  readonly startsEarly?: boolean;
}

/**
 * Reads files in a small pool of persistent worker threads, which warm up automatically, so that
 * the first upload finds a compiled decoder. Nest calls `onApplicationBootstrap` and
 * `onApplicationShutdown` by name, the latter once the jobs under way have ended.
 */
export class WorkerFitReader extends FitReader {
  private readonly pool: ThreadPool;
  private readonly startsEarly: boolean;

  constructor(
    private readonly clock: Clock,
    {
      size = 2,
      deadlineMs = READ_DEADLINE_MS,
      heapMb = 256,
      entry,
      startsEarly = true,
    }: WorkerFitReaderOptions = {},
  ) {
    super();
    this.startsEarly = startsEarly;
    this.pool = new ThreadPool({
      size,
      deadlineMs,
      heapMb,
      entry: entry ?? threadEntry('fit-decode.worker.js', import.meta.url),
    });
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.pool.threads;
  }

  onApplicationBootstrap(): void {
    if (this.startsEarly) this.pool.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** Ends every thread; files under way or waiting fail with ThreadLostError, as do later ones. */
  close(): Promise<void> {
    return this.pool.close();
  }

  override async read(bytes: Uint8Array, signal?: AbortSignal): Promise<Recording> {
    const reply = await this.reply(bytes, signal);
    if (reply.kind === 'recording') return reply.recording;
    if (reply.kind === 'refusal') throw errorOfRefusal(reply.refusal);
    throw new ThreadLostError(`The decoder failed: ${reply.message}`, { cause: reply.stack });
  }

  private async reply(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodeReply> {
    const task = () => {
      // Copied once: the caller keeps its bytes, and the copy can be handed over whole.
      const message: DecodeRequest = {
        bytes: new Uint8Array(bytes).buffer,
        nowMs: this.clock.now().getTime(),
      };
      return { message, buffers: [message.bytes] };
    };
    try {
      return (await this.pool.run(task, signal)) as DecodeReply;
    } catch (error) {
      throw error instanceof ThreadOverrunError ? invalidFit('TOO_COMPLEX', error) : error;
    }
  }
}
