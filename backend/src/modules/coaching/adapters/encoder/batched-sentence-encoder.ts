import { EncoderFailedError, SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

/** Sentences of one batch; alone each costs four times as much. */
const MOST_IN_BATCH = 32;
/** More than this would wait longer than anybody has patience for. */
const MOST_WAITING = 400;

interface Waiting {
  readonly sentences: readonly string[];
  readonly resolve: (vectors: readonly Float32Array[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Has one batch encoded at a time; what comes meanwhile goes together into the next. */
export class BatchedSentenceEncoder extends SentenceEncoder {
  private readonly queue: Waiting[] = [];
  private waiting = 0;
  private busy = false;

  constructor(private readonly encoder: SentenceEncoder) {
    super();
  }

  override get name() {
    return this.encoder.name;
  }

  override encode(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    return new Promise((resolve, reject) => {
      if (this.waiting + sentences.length > MOST_WAITING && this.waiting > 0)
        throw new EncoderFailedError('late');
      this.waiting += sentences.length;
      this.queue.push({ sentences, resolve, reject });
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.busy || this.queue.length === 0) return;
    this.busy = true;
    const batch = this.taken();
    try {
      const all = await this.encoder.encode(batch.flatMap(({ sentences }) => sentences));
      let at = 0;
      for (const { sentences, resolve } of batch) {
        resolve(all.slice(at, at + sentences.length));
        at += sentences.length;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.busy = false;
      void this.next();
    }
  }

  /** The first that waits, and as many behind it as still fit. */
  private taken(): readonly Waiting[] {
    const batch: Waiting[] = [];
    let size = 0;
    for (let first = this.queue[0]; first !== undefined; first = this.queue[0]) {
      if (batch.length > 0 && size + first.sentences.length > MOST_IN_BATCH) break;
      size += first.sentences.length;
      batch.push(first);
      this.queue.shift();
    }
    this.waiting -= size;
    return batch;
  }
}
