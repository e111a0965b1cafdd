import { describe, expect, it } from '@jest/globals';
import { ConcurrencyLimit } from './concurrency-limit.js';

describe('ConcurrencyLimit', () => {
  /** Tasks that the test ends. */
  const pending = () => {
    const gates = Array.from({ length: 10 }, () => Promise.withResolvers<void>());
    const started: number[] = [];
    const work = (index: number) => async () => {
      started.push(index);
      await gates[index]?.promise;
      return index;
    };
    return { gates, started, work };
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('runs a number of tasks concurrently, and the others in order', async () => {
    const { gates, started, work } = pending();
    const limit = new ConcurrencyLimit(2, 8, 1);
    const passes = [0, 1, 2, 3].map((index) => limit.run(work(index)));
    await settle();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(passes)).toEqual([0, 1, 2, 3]);
  });

  it('refuses a task immediately when the queue is full, with a retry time', async () => {
    const { gates, work } = pending();
    const limit = new ConcurrencyLimit(1, 1, 7);
    const passes = [0, 1].map((index) => limit.run(work(index)));
    await expect(limit.run(work(2))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { retryAfterS: 7 },
    });
    for (const gate of gates) gate.resolve();
    await Promise.all(passes);
    expect(await limit.run(() => Promise.resolve('in'))).toBe('in');
  });

  it('frees the place when a task fails', async () => {
    const limit = new ConcurrencyLimit(1, 0, 1);
    await expect(limit.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await limit.run(() => Promise.resolve('in'))).toBe('in');
  });
});
