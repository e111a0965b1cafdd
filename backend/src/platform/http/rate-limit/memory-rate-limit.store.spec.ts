import { describe, expect, it } from '@jest/globals';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { MemoryRateLimitStore } from './memory-rate-limit.store.js';

describe('counts in memory', () => {
  const setUp = (maxKeys?: number) => {
    const clock = new FixedClock();
    return { clock, store: new MemoryRateLimitStore(clock, maxKeys) };
  };
  const claim = { key: 'a', max: 2, windowMs: 1000 };

  it('returns the wait to the millisecond, and has room then and not before', async () => {
    const { clock, store } = setUp();
    await store.take([claim]);
    clock.advance(300);
    await store.take([claim]);
    expect(await store.take([claim])).toBe(700);
    clock.advance(699);
    expect(await store.take([claim])).toBe(1);
    clock.advance(1);
    expect(await store.take([claim])).toBe(0);
  });

  it('lets no two windows of requests into one', async () => {
    const { clock, store } = setUp();
    clock.advance(900);
    await store.take([claim]);
    await store.take([claim]);
    clock.advance(200);
    expect(await store.take([claim])).toBe(800);
  });

  it('drops the least recently used count when there are too many', async () => {
    const { store } = setUp(2);
    const once = (key: string) => store.take([{ key, max: 1, windowMs: 1000 }]);
    await once('a');
    await once('b');
    await once('a');
    await once('c');
    expect([(await once('a')) > 0, (await once('b')) > 0]).toEqual([true, false]);
  });
});
