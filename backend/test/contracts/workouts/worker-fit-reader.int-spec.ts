import { afterEach, describe, expect, it } from '@jest/globals';
import { Test } from '@nestjs/testing';
import { WorkerFitReader } from '#workouts/adapters/fit/worker-fit-reader.js';
import type { WorkerFitReaderOptions } from '#workouts/adapters/fit/worker-fit-reader.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { ThreadLostError } from '#platform/threads/pool-thread.js';
import { startTestApp } from '#test/support/test-app.js';

const clock = { now: () => new Date('2026-01-01T00:00:00Z') };
const readers: WorkerFitReader[] = [];

function open(options: WorkerFitReaderOptions): WorkerFitReader {
  const reader = new WorkerFitReader(clock, options);
  readers.push(reader);
  return reader;
}

/** A thread that runs `code` for each file; the first byte identifies the file. */
function threadThat(code: string): URL {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    let taken = 0;
    parentPort.on('message', ({ bytes }) => {
      const first = new Uint8Array(bytes)[0];
      taken += 1;
      const recording = { threadId, first, taken };
      const answer = () => parentPort.postMessage({ kind: 'recording', recording });
      ${code}
    });`;
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`);
}

interface Answer {
  readonly threadId: number;
  readonly first: number;
  /** How many files this thread has received so far. */
  readonly taken: number;
}

async function answerOf(
  reader: WorkerFitReader,
  first: number,
  signal?: AbortSignal,
): Promise<Answer> {
  return (await reader.read(Uint8Array.of(first), signal)) as unknown as Answer;
}

describe('FIT reader in worker threads', () => {
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
  });

  it('ends a thread at its deadline, refuses the file as TOO_COMPLEX, and continues', async () => {
    const reader = open({
      size: 1,
      deadlineMs: 400,
      entry: threadThat('if (first === 1) for (;;); else answer();'),
    });
    const [stuck, next] = await Promise.allSettled([answerOf(reader, 1), answerOf(reader, 2)]);
    expect(stuck).toMatchObject({
      reason: { code: 'INVALID_FIT_FILE', details: { reason: 'TOO_COMPLEX' } },
    });
    expect(next).toMatchObject({ status: 'fulfilled', value: { first: 2 } });
  });

  it('refuses a file that exceeds the heap as TOO_COMPLEX, and continues', async () => {
    const hog =
      'const all = []; if (first === 1) for (;;) all.push(new Array(100_000).fill(0.5)); ' +
      'else answer();';
    const reader = open({ size: 1, heapMb: 24, entry: threadThat(hog) });
    await expect(answerOf(reader, 1)).rejects.toMatchObject({
      code: 'INVALID_FIT_FILE',
      details: { reason: 'TOO_COMPLEX' },
    });
    await expect(answerOf(reader, 2)).resolves.toMatchObject({ first: 2 });
  });

  it('reports a broken or ended thread as a defect, and replaces it', async () => {
    const reader = open({
      size: 1,
      entry: threadThat(
        "if (first === 1) process.exit(3); if (first === 2) throw new Error('broken'); answer();",
      ),
    });
    await expect(answerOf(reader, 1)).rejects.toBeInstanceOf(ThreadLostError);
    await expect(answerOf(reader, 2)).rejects.toBeInstanceOf(ThreadLostError);
    await expect(answerOf(reader, 3)).resolves.toMatchObject({ first: 3 });
  });

  it('finishes the jobs under way when the application shuts down', async () => {
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
    await expect(answerOf(reader, 3)).rejects.toBeInstanceOf(ThreadLostError);
    expect(reader.threads).toBe(0);
  });

  it('starts a thread with the application, or lazily with the first file', async () => {
    const [early, late] = [true, false].map((startsEarly) =>
      open({ startsEarly, entry: threadThat('answer();') }),
    );
    early?.onApplicationBootstrap();
    late?.onApplicationBootstrap();
    expect([early?.threads, late?.threads]).toEqual([1, 0]);
    if (late !== undefined) expect(await answerOf(late, 1)).toMatchObject({ first: 1 });
  });

  it.each([
    ['has a thread in a process that works', true, 1],
    ['has none in a process that only serves', false, 0],
  ])('%s', async (_, working, threads) => {
    // A process that only serves shares its database with others, and says where it is; the test's
    // own is used all the same.
    const product = await startTestApp({
      working,
      env: working ? {} : { DATABASE_URL: 'postgres://127.0.0.1/shared' },
    });
    expect(product.app.get(FitReader)).toHaveProperty('threads', threads);
    await product.close();
  });
});
