import { afterEach, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { DecodeThreadLost } from '../../src/modules/workouts/adapters/fit/decode-thread.js';
import { WorkerFitReader } from '../../src/modules/workouts/adapters/fit/worker-fit-reader.js';
import type { WorkerFitReaderOptions } from '../../src/modules/workouts/adapters/fit/worker-fit-reader.js';
import { FitReader } from '../../src/modules/workouts/ports/fit-reader.js';
import { startTestApp } from '../support/test-app.js';

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
const readers: WorkerFitReader[] = [];

function open(options: WorkerFitReaderOptions): WorkerFitReader {
  const reader = new WorkerFitReader(clock, options);
  readers.push(reader);
  return reader;
}

/** A thread that does `code` with each file; the first byte tells which file it is. */
function threadThat(code: string): URL {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    let taken = 0;
    parentPort.on('message', ({ bytes }) => {
      const first = new Uint8Array(bytes)[0];
      taken += 1;
      const answer = () => parentPort.postMessage({ kind: 'recording', recording: { threadId, first, taken } });
      ${code}
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

interface Answer {
  readonly threadId: number;
  readonly first: number;
  /** How many files this thread has taken so far. */
  readonly taken: number;
}

async function answerOf(reader: WorkerFitReader, first: number, signal?: AbortSignal): Promise<Answer> {
  return (await reader.read(Uint8Array.of(first), signal)) as unknown as Answer;
}

describe('FIT reader in worker threads', () => {
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
  });

  it('ends a thread at its deadline, refuses that file as TOO_COMPLEX, and goes on with a new thread', async () => {
    const reader = open({ size: 1, deadlineMs: 400, entry: threadThat('if (first === 1) for (;;); else answer();') });
    const [stuck, next] = await Promise.allSettled([answerOf(reader, 1), answerOf(reader, 2)]);
    expect(stuck).toMatchObject({ reason: { code: 'INVALID_FIT_FILE', details: { reason: 'TOO_COMPLEX' } } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { first: 2 } });
  });

  it('refuses a file that needs more than the heap of its thread as TOO_COMPLEX, and goes on', async () => {
    const hog = 'const all = []; if (first === 1) for (;;) all.push(new Array(100_000).fill(0.5)); else answer();';
    const reader = open({ size: 1, heapMb: 24, entry: threadThat(hog) });
    await expect(answerOf(reader, 1)).rejects.toMatchObject({ code: 'INVALID_FIT_FILE', details: { reason: 'TOO_COMPLEX' } });
    await expect(answerOf(reader, 2)).resolves.toMatchObject({ first: 2 });
  });

  it('tells a thread that breaks or ends as a defect, not as a bad file, and replaces it', async () => {
    const reader = open({ size: 1, entry: threadThat("if (first === 1) process.exit(3); if (first === 2) throw new Error('broken'); answer();") });
    await expect(answerOf(reader, 1)).rejects.toBeInstanceOf(DecodeThreadLost);
    await expect(answerOf(reader, 2)).rejects.toBeInstanceOf(DecodeThreadLost);
    await expect(answerOf(reader, 3)).resolves.toMatchObject({ first: 3 });
  });

  it('uses no more threads than its size, and keeps them', async () => {
    const reader = open({ size: 2, entry: threadThat('answer();') });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((first) => answerOf(reader, first)));
    expect(answers.map(({ first }) => first)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
  });

  it('takes waiting files in the order of their arrival', async () => {
    const reader = open({ size: 1, entry: threadThat('answer();') });
    const order: number[] = [];
    await Promise.all([3, 1, 2].map((first) => answerOf(reader, first).then(() => order.push(first))));
    expect(order).toEqual([3, 1, 2]);
  });

  it('drops a waiting file whose signal is aborted, and rejects one under way at once', async () => {
    const reader = open({ size: 1, deadlineMs: 2000, entry: threadThat('setTimeout(answer, 150);') });
    const [underWay, waiting] = [new AbortController(), new AbortController()];
    const first = answerOf(reader, 1, underWay.signal);
    const second = answerOf(reader, 2, waiting.signal);
    const third = answerOf(reader, 3);
    underWay.abort(new Error('first left'));
    waiting.abort(new Error('second left'));
    await expect(first).rejects.toThrow('first left');
    await expect(second).rejects.toThrow('second left');
    await expect(third).resolves.toMatchObject({ first: 3, taken: 2 });
  });

  it('ends files under way and waiting when it is closed, and takes no more', async () => {
    const reader = open({ size: 1, entry: threadThat('for (;;);') });
    const both = Promise.allSettled([answerOf(reader, 1), answerOf(reader, 2)]);
    await reader.close();
    for (const result of await both) expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DecodeThreadLost) });
    await expect(answerOf(reader, 3)).rejects.toBeInstanceOf(DecodeThreadLost);
  });

  it('reads on until the jobs under way have ended, when the application is shut down', async () => {
    const reader = open({ size: 1, entry: threadThat('setTimeout(answer, 50);') });
    const [underWay, waiting] = [answerOf(reader, 1), answerOf(reader, 2)];
    const jobs = { beforeApplicationShutdown: () => Promise.all([underWay, waiting]) };
    const module = await Test.createTestingModule({
      providers: [
        { provide: WorkerFitReader, useValue: reader },
        { provide: 'jobs', useValue: jobs },
      ],
    }).compile();
    await (await module.init()).close();
    expect(await waiting).toMatchObject({ first: 2, taken: 2 });
    await expect(answerOf(reader, 3)).rejects.toBeInstanceOf(DecodeThreadLost);
    expect(reader.threads).toBe(0);
  });

  it('starts its threads with the application, or with the first file where it is told so', async () => {
    const [early, late] = [true, false].map((startsEarly) => open({ startsEarly, entry: threadThat('answer();') }));
    early?.onApplicationBootstrap();
    late?.onApplicationBootstrap();
    expect([early?.threads, late?.threads]).toEqual([2, 0]);
    if (late !== undefined) expect(await answerOf(late, 1)).toMatchObject({ first: 1 });
  });

  it.each([
    ['has threads in a process that works', true, 2],
    ['has none in a process that only serves', false, 0],
  ])('%s', async (_, working, threads) => {
    // A process that only serves shares its database with others, and says where it is; the test's own is used all the same.
    const product = await startTestApp({ working, env: working ? {} : { DATABASE_URL: 'postgres://127.0.0.1/shared' } });
    expect(product.app.get(FitReader)).toHaveProperty('threads', threads);
    await product.close();
  });

  it('gives its threads nothing of the environment', async () => {
    process.env['STRIDEWATT_PROBE'] = 'secret';
    const reader = open({ size: 1, entry: threadThat("parentPort.postMessage({ kind: 'recording', recording: { first: Object.keys(process.env).length } });") });
    expect(await answerOf(reader, 1)).toEqual({ first: 0 });
    delete process.env['STRIDEWATT_PROBE'];
  });
});
