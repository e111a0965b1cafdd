import { LRUCache } from 'lru-cache';
import { SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

/** 2 KB each with 512 dimensions: 4 MB. */
const MOST_KEPT = 2_000;

/** Keeps the vectors of the last sentences; only the others are encoded, in one batch. */
export class CachedSentenceEncoder extends SentenceEncoder {
  private readonly kept = new LRUCache<string, Float32Array>({ max: MOST_KEPT });

  constructor(private readonly encoder: SentenceEncoder) {
    super();
  }

  override get name() {
    return this.encoder.name;
  }

  override async encode(sentences: readonly string[]): Promise<readonly Float32Array[]> {
    const found = new Map(sentences.map((sentence) => [sentence, this.kept.get(sentence)]));
    const missing = [...found].flatMap(([sentence, vector]) => (vector ? [] : [sentence]));
    const vectors = missing.length > 0 ? await this.encoder.encode(missing) : [];
    missing.forEach((sentence, at) => {
      found.set(sentence, vectors[at]);
      if (vectors[at]) this.kept.set(sentence, vectors[at]);
    });
    return sentences.flatMap((sentence) => found.get(sentence) ?? []);
  }
}
