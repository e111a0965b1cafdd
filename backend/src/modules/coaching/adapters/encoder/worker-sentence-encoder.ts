import { threadEntry } from '#platform/threads/thread-entry.js';
import { ThreadPool } from '#platform/threads/thread-pool.js';
import {
  EncoderFailedError,
  MOST_ENCODED_CHARACTERS,
  SentenceEncoder,
} from '#coaching/ports/sentence-encoder.js';
import type { EncoderReply } from './encoder.worker.js';
import { LITE_NAME } from './load-lite-model.js';

/** Loading included; the model takes some 20 ms for a sentence. */
const DEADLINE_MS = 20_000;
const HEAP_MB = 48;

export interface WorkerSentenceEncoderOptions {
  /** Wall clock for one batch, loading included; 20 s unless given. */
  readonly deadlineMs?: number;
  readonly entry?: URL;
}

/**
 * The Universal Sentence Encoder in one thread of its own, which starts with the first question.
 * Batches wait for each other. Nest calls `onApplicationShutdown` by name.
 */
export class WorkerSentenceEncoder extends SentenceEncoder {
  override readonly name = LITE_NAME;
  private pool: ThreadPool | null = null;
  private closed = false;

  constructor(private readonly options: WorkerSentenceEncoderOptions = {}) {
    super();
  }

  /** Threads that are there now. */
  get threads(): number {
    return this.pool?.threads ?? 0;
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.pool?.close();
  }

  override async encode(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    if (sentences.length === 0) return [];
    const reply = await this.reply(sentences.map(encodable));
    if (reply.kind === 'error')
      throw new EncoderFailedError('unavailable', { cause: reply.message });
    return reply.vectors;
  }

  private async reply(message: readonly string[]): Promise<EncoderReply> {
    try {
      if (this.closed) throw new Error('the encoder is closed');
      this.pool ??= this.newPool();
      return (await this.pool.run(() => ({ message, buffers: [] }))) as EncoderReply;
    } catch (error) {
      throw new EncoderFailedError('unavailable', { cause: error });
    }
  }

  private newPool(): ThreadPool {
    const { deadlineMs = DEADLINE_MS, entry } = this.options;
    return new ThreadPool({
      size: 1,
      deadlineMs,
      heapMb: HEAP_MB,
      entry: entry ?? threadEntry('encoder.worker.js', import.meta.url),
    });
  }
}

/** The model fails on a batch of nothing but empty sentences. */
export function encodable(sentence: string): string {
  const cut = sentence.slice(0, MOST_ENCODED_CHARACTERS).trim();
  return cut === '' ? '.' : cut;
}
