import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { ThreadLostError, ThreadOverrunError } from './pool-thread.js';
import { ThreadPool, type ThreadPoolOptions } from './thread-pool.js';

const pools: ThreadPool[] = [];

/** A pool whose threads do `code` with each task, a number. */
function poolThat(code: string, options: Partial<ThreadPoolOptions> = {}): ThreadPool {
  const source = `import { parentPort, threadId } from 'node:worker_threads';
    let taken = 0;
    parentPort.on('message', (task) => {
      taken += 1;
      const answer = () => parentPort.postMessage({ threadId, task, taken });
      ${code}
    });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
  const pool = new ThreadPool({ size: 1, heapMb: 64, deadlineMs: 5_000, entry, ...options });
  pools.push(pool);
  return pool;
}

interface Answer {
  readonly threadId: number;
  readonly task: number;
  /** How many tasks this thread has taken so far. */
  readonly taken: number;
}

async function answerOf(pool: ThreadPool, message: number, signal?: AbortSignal): Promise<Answer> {
  return (await pool.run(() => ({ message, buffers: [] }), signal)) as Answer;
}

describe('pool of worker threads', () => {
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.close()));
  });

  it('ends a thread at its deadline, rejects its task, and goes on with a new thread', async () => {
    // Long enough for the new thread to start on a machine that has other things to do.
    const pool = poolThat('if (task === 1) for (;;); else answer();', { deadlineMs: 3_000 });
    const [stuck, next] = await Promise.allSettled([answerOf(pool, 1), answerOf(pool, 2)]);
    expect(stuck).toEqual({ status: 'rejected', reason: expect.any(ThreadOverrunError) });
    expect(stuck).toMatchObject({ reason: { limit: 'time' } });
    expect(next).toMatchObject({ status: 'fulfilled', value: { task: 2 } });
  });

  it('rejects a task that overran the heap of its thread, and goes on', async () => {
    const pool = poolThat(
      'const all = []; if (task === 1) for (;;) all.push(new Array(100_000).fill(0.5)); else ' +
        'answer();',
      { heapMb: 24 },
    );
    const overrun = answerOf(pool, 1);
    await expect(overrun).rejects.toBeInstanceOf(ThreadOverrunError);
    await expect(overrun).rejects.toMatchObject({ limit: 'memory' });
    await expect(answerOf(pool, 2)).resolves.toMatchObject({ task: 2 });
  });

  it('reports a thread that breaks or ends as lost, and replaces it', async () => {
    const pool = poolThat(
      "if (task === 1) process.exit(3); if (task === 2) throw new Error('broken'); answer();",
    );
    await expect(answerOf(pool, 1)).rejects.toBeInstanceOf(ThreadLostError);
    await expect(answerOf(pool, 2)).rejects.toBeInstanceOf(ThreadLostError);
    await expect(answerOf(pool, 3)).resolves.toMatchObject({ task: 3 });
  });

  it('goes on with the same thread after a task that could not be sent', async () => {
    const pool = poolThat('answer();');
    const { threadId } = await answerOf(pool, 1);
    await expect(
      pool.run(() => ({ message: () => 'functions cannot be sent', buffers: [] })),
    ).rejects.toThrow('could not be cloned');
    expect(await answerOf(pool, 2)).toEqual({ threadId, task: 2, taken: 2 });
  });

  it('uses no more threads than its size', async () => {
    const pool = poolThat('answer();', { size: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((task) => answerOf(pool, task)));
    expect(answers.map(({ task }) => task)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
    expect(pool.threads).toBe(2);
  });

  it('takes waiting tasks in the order of their arrival, and only then their data', async () => {
    const pool = poolThat('answer();');
    const [sent, done]: [number[], number[]] = [[], []];
    const run = (task: number) =>
      pool.run(() => (sent.push(task), { message: task, buffers: [] })).then(() => done.push(task));
    const all = Promise.all([3, 1, 2].map(run));
    expect(sent).toEqual([3]);
    await all;
    expect([sent, done]).toEqual([
      [3, 1, 2],
      [3, 1, 2],
    ]);
  });

  it('drops an aborted task that waits, and rejects one under way immediately', async () => {
    const pool = poolThat('setTimeout(answer, 150);');
    const [underWay, waiting] = [new AbortController(), new AbortController()];
    const first = answerOf(pool, 1, underWay.signal);
    const second = answerOf(pool, 2, waiting.signal);
    const third = answerOf(pool, 3);
    underWay.abort(new Error('first left'));
    waiting.abort(new Error('second left'));
    await expect(first).rejects.toThrow('first left');
    await expect(second).rejects.toThrow('second left');
    await expect(third).resolves.toMatchObject({ task: 3, taken: 2 });
    await expect(answerOf(pool, 4, AbortSignal.abort(new Error('never came')))).rejects.toThrow(
      'never came',
    );
  });

  it('ends tasks under way and waiting when it is closed, and takes no more', async () => {
    const pool = poolThat('for (;;);');
    const both = Promise.allSettled([answerOf(pool, 1), answerOf(pool, 2)]);
    await pool.close();
    for (const result of await both)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(ThreadLostError) });
    await expect(answerOf(pool, 3)).rejects.toBeInstanceOf(ThreadLostError);
    expect(pool.threads).toBe(0);
  });

  it('ends threads beyond the first after some time without work', async () => {
    const pool = poolThat('answer();', { size: 3, idleMs: 100 });
    const first = Promise.all([1, 2, 3].map((task) => answerOf(pool, task)));
    expect(pool.threads).toBe(3);
    await first;
    await eventually(() => expect(pool.threads).toBe(1));
    const answers = await Promise.all([4, 5].map((task) => answerOf(pool, task)));
    expect(answers.map(({ task }) => task)).toEqual([4, 5]);
  });

  it('starts one thread early on request, else the first with the first task', async () => {
    const [early, late] = [poolThat('answer();', { size: 2 }), poolThat('answer();', { size: 2 })];
    early.start();
    expect([early.threads, late.threads]).toEqual([1, 0]);
    expect(await answerOf(late, 1)).toMatchObject({ task: 1 });
  });

  it('gives its threads nothing of the environment', async () => {
    process.env['STRIDEWATT_PROBE'] = 'secret';
    const pool = poolThat('parentPort.postMessage(Object.keys(process.env).length);');
    expect(await answerOf(pool, 1)).toBe(0);
    delete process.env['STRIDEWATT_PROBE'];
  });
});
