import { describe, expect, it } from '@jest/globals';
import { Turnstile } from './turnstile.js';

describe('the turnstile', () => {
  /** Work that ends when it is told to. */
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

  it('lets so many run at a time and the others in the order of their coming', async () => {
    const { gates, started, work } = pending();
    const turnstile = new Turnstile(2, 8, 1);
    const passes = [0, 1, 2, 3].map((index) => turnstile.pass(work(index)));
    await settle();
    expect(started).toEqual([0, 1]);
    gates[1]?.resolve();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    for (const gate of gates) gate.resolve();
    expect(await Promise.all(passes)).toEqual([0, 1, 2, 3]);
  });

  it('sends away at once who finds no place to wait, and says when to come again', async () => {
    const { gates, work } = pending();
    const turnstile = new Turnstile(1, 1, 7);
    const passes = [0, 1].map((index) => turnstile.pass(work(index)));
    await expect(turnstile.pass(work(2))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { retryAfterS: 7 },
    });
    for (const gate of gates) gate.resolve();
    await Promise.all(passes);
    expect(await turnstile.pass(() => Promise.resolve('in'))).toBe('in');
  });

  it('gives the place free where the work fails', async () => {
    const turnstile = new Turnstile(1, 0, 1);
    await expect(turnstile.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turnstile.pass(() => Promise.resolve('in'))).toBe('in');
  });
});
