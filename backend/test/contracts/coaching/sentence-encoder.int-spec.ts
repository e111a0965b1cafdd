import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

sentenceEncoderContract('in a thread, with its cache', async () => {
  const encoder = new WorkerSentenceEncoder();
  return {
    encoder: new CachedSentenceEncoder(encoder),
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

describe('the cache of an encoder', () => {
  it('encodes each sentence once, the missing ones in one batch', async () => {
    const batches: (readonly string[])[] = [];
    class Noted extends SentenceEncoder {
      override readonly name = 'noted';
      override async encode(sentences: readonly string[]) {
        batches.push(sentences);
        return sentences.map(({ length }) => Float32Array.of(length));
      }
    }
    const encoder = new CachedSentenceEncoder(new Noted());
    await encoder.encode(['a', 'bb']);
    expect(await encoder.encode(['bb', 'ccc', 'ccc', 'a'])).toEqual(
      [2, 3, 3, 1].map((value) => Float32Array.of(value)),
    );
    expect(batches).toEqual([['a', 'bb'], ['ccc']]);
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
    expect(service.batches[0]?.[0]).toHaveLength(160);
  });
});
