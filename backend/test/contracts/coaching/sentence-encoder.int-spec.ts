import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BatchedSentenceEncoder } from '#coaching/adapters/encoder/batched-sentence-encoder.js';
import { CachedSentenceEncoder } from '#coaching/adapters/encoder/cached-sentence-encoder.js';
import { OpenaiSentenceEncoder } from '#coaching/adapters/openai/openai-sentence-encoder.js';
import { WorkerSentenceEncoder } from '#coaching/adapters/encoder/worker-sentence-encoder.js';
import { EncoderFailedError, SentenceEncoder } from '#coaching/ports/sentence-encoder.js';
import {
  EmbeddingsService,
  reply,
  rowsOf,
  type EmbeddingsAnswer,
} from '#test/support/embeddings-service.js';
import { sentenceEncoderContract } from './sentence-encoder.contract.js';

sentenceEncoderContract('in a thread', async () => {
  const encoder = new WorkerSentenceEncoder();
  return { encoder, close: () => encoder.onApplicationShutdown() };
});

sentenceEncoderContract('in a thread, with batches and cache', async () => {
  const encoder = new WorkerSentenceEncoder();
  return {
    encoder: new CachedSentenceEncoder(new BatchedSentenceEncoder(encoder)),
    close: () => encoder.onApplicationShutdown(),
  };
});

sentenceEncoderContract('a service', async () => {
  const service = new EmbeddingsService();
  const baseUrl = await service.open();
  const encoder = new OpenaiSentenceEncoder({ apiKey: null, baseUrl, model: 'letters' });
  return { encoder, close: () => service.close() };
});

describe('an encoder in a thread', () => {
  it('starts its thread with the first sentences, and never after its end', async () => {
    const encoder = new WorkerSentenceEncoder();
    expect(encoder.threads).toBe(0);
    await encoder.encode(['hello']);
    expect(encoder.threads).toBe(1);
    await encoder.onApplicationShutdown();
    await expect(encoder.encode(['again'])).rejects.toMatchObject({ reason: 'unavailable' });
  });

  it('fails with its own error where the thread breaks or cannot load its model', async () => {
    const broken = ['process.exit(3)', "parentPort.postMessage({ kind: 'error', message: 'x' })"];
    for (const code of broken) {
      const source = `import { parentPort } from 'node:worker_threads';
        parentPort.on('message', () => { ${code}; });`;
      const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
      const encoder = new WorkerSentenceEncoder({ entry });
      await expect(encoder.encode(['hello'])).rejects.toBeInstanceOf(EncoderFailedError);
      await encoder.onApplicationShutdown();
    }
  });
});

/** A vector of one number, the length of the sentence; fails on "fail". */
class Noted extends SentenceEncoder {
  override readonly name = 'noted';
  readonly batches: (readonly string[])[] = [];

  override async encode(sentences: readonly string[]) {
    this.batches.push(sentences);
    if (sentences.includes('fail')) throw new EncoderFailedError('unavailable');
    return sentences.map(({ length }) => Float32Array.of(length));
  }
}

describe('batches of an encoder', () => {
  it('hold what came meanwhile, up to 32 sentences, and give each its own vectors', async () => {
    const noted = new Noted();
    const encoder = new BatchedSentenceEncoder(noted);
    const asked = Array.from({ length: 40 }, (_, at) => ['x'.repeat(at + 1)]);
    const vectors = await Promise.all(asked.map((sentences) => encoder.encode(sentences)));
    expect(vectors.map(([vector]) => vector?.[0])).toEqual(asked.map((_, at) => at + 1));
    expect(noted.batches.map(({ length }) => length)).toEqual([1, 32, 7]);
  });

  it('fail together, and the next one works', async () => {
    const encoder = new BatchedSentenceEncoder(new Noted());
    const results = await Promise.allSettled([encoder.encode(['fail']), encoder.encode(['next'])]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  it('refuse what would wait too long', async () => {
    const encoder = new BatchedSentenceEncoder(new Noted());
    const many = Array.from({ length: 500 }, () => encoder.encode(['x']));
    const results = await Promise.allSettled(many);
    const late = results.filter(({ status }) => status === 'rejected');
    expect(late).toHaveLength(99);
    expect(late[0]).toMatchObject({ reason: { reason: 'late' } });
  });
});

describe('the cache of an encoder', () => {
  it('encodes each sentence once, the missing ones in one batch', async () => {
    const noted = new Noted();
    const encoder = new CachedSentenceEncoder(noted);
    await encoder.encode(['a', 'bb']);
    expect(await encoder.encode(['bb', 'ccc', 'ccc', 'a'])).toEqual(
      [2, 3, 3, 1].map((value) => Float32Array.of(value)),
    );
    expect(noted.batches).toEqual([['a', 'bb'], ['ccc']]);
  });
});

describe('an encoder behind a service', () => {
  const service = new EmbeddingsService();
  let encoder: OpenaiSentenceEncoder;
  beforeAll(async () => {
    const baseUrl = await service.open();
    encoder = new OpenaiSentenceEncoder({ apiKey: 'k', baseUrl, model: 'm', timeoutMs: 200 });
  });
  afterAll(() => service.close());

  const answers: readonly (readonly [string, EmbeddingsAnswer, EncoderFailedError['reason']])[] = [
    ['never answers', () => undefined, 'late'],
    ['fails', (_, response) => reply(response, { error: {} }, 500), 'unavailable'],
    ['refuses the key', (_, response) => reply(response, { error: {} }, 401), 'unavailable'],
    ['cuts the line', (_, response) => response.destroy(), 'unavailable'],
    ['sends no list', (_, response) => reply(response, { data: 'no' }), 'useless'],
    ['sends null', (_, response) => reply(response, null), 'useless'],
    [
      'sends too few',
      (input, response) => reply(response, { data: rowsOf(input).slice(1) }),
      'useless',
    ],
    ['sends an empty list', (_, response) => reply(response, { data: [] }), 'useless'],
    [
      'sends words for numbers',
      (input, response) =>
        reply(response, { data: input.map((_, index) => ({ index, embedding: ['x'] })) }),
      'useless',
    ],
    [
      'sends vectors of two widths',
      (input, response) =>
        reply(response, {
          data: input.map((_, index) => ({ index, embedding: index ? [1] : [1, 2] })),
        }),
      'useless',
    ],
    [
      'sends zeros',
      (input, response) =>
        reply(response, { data: input.map((_, index) => ({ index, embedding: [0, 0] })) }),
      'useless',
    ],
  ];

  it.each(answers)('fails with its own error where the service %s', async (_, answer, reason) => {
    service.answer = answer;
    await expect(encoder.encode(['one', 'two'])).rejects.toMatchObject({
      name: 'EncoderFailedError',
      reason,
    });
  });

  it('asks for many sentences in batches, each cut to a bounded length', async () => {
    service.answer = (input, response) => reply(response, { data: rowsOf(input) });
    service.batches.length = 0;
    await encoder.encode(Array.from({ length: 600 }, () => 'x'.repeat(5_000)));
    expect(service.batches.map(({ length }) => length)).toEqual([256, 256, 88]);
    expect(service.batches[0]?.[0]).toHaveLength(100);
  });
});
