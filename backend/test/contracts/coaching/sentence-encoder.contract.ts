import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SentenceEncoder } from '#coaching/ports/sentence-encoder.js';

export interface EncoderWorld {
  readonly encoder: SentenceEncoder;
  close(): Promise<void>;
}

export function sentenceEncoderContract(name: string, open: () => Promise<EncoderWorld>): void {
  describe(`a sentence encoder: ${name}`, () => {
    let world: EncoderWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    it('gives a vector of length 1 for each sentence, all of one width', async () => {
      const vectors = await world.encoder.encode([
        'how hard was it',
        'which lap was slowest',
        'hi',
      ]);
      expect(vectors).toHaveLength(3);
      expect(new Set(vectors.map(({ length }) => length)).size).toBe(1);
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
    });

    it('keeps the order of the sentences, whatever else is in the batch', async () => {
      const [alone] = await world.encoder.encode(['how hard was it']);
      const [, among] = await world.encoder.encode(['hello', 'how hard was it', 'bye']);
      expect(likeness(alone, among)).toBeGreaterThan(0.999);
    });

    it('gives the same vector for the same sentence', async () => {
      const [first, second] = await world.encoder.encode(['did i fade', 'did i fade']);
      expect(likeness(first, second)).toBeCloseTo(1, 4);
    });

    it('takes nothing, empty sentences, very long ones and other alphabets', async () => {
      expect(await world.encoder.encode([])).toEqual([]);
      const odd = ['', '   ', 'x'.repeat(100_000), '?1'.repeat(1_000), 'Привет 你好 🚴'];
      expect(await world.encoder.encode(odd)).toHaveLength(odd.length);
      expect(await world.encoder.encode([''])).toHaveLength(1);
    });

    it('has a name, which tells its vectors from others', () => {
      expect(world.encoder.name).not.toBe('');
    });
  });
}

/** Cosine of two vectors of length 1. */
function likeness(a: Float32Array | undefined, b: Float32Array | undefined): number {
  let sum = 0;
  a?.forEach((value, at) => (sum += value * (b?.[at] ?? 0)));
  return sum;
}
