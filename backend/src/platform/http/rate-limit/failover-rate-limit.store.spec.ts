import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { FixedClock } from '#test/builders/fixed-clock.js';
import { FailoverRateLimitStore } from './failover-rate-limit.store.js';
import { MemoryRateLimitStore } from './memory-rate-limit.store.js';
import { RateLimitStore, type Claim } from './rate-limit.store.js';

class Shaky extends RateLimitStore {
  up = true;
  asked = 0;

  override take(_claims: readonly Claim[]): Promise<number> {
    this.asked += 1;
    return this.up ? Promise.resolve(0) : Promise.reject(new Error('gone'));
  }
}

describe('shared counts that fail', () => {
  const claim = { key: 'login', max: 1, windowMs: 60_000 };
  const setUp = () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const clock = new FixedClock();
    const shared = new Shaky();
    return {
      clock,
      shared,
      store: new FailoverRateLimitStore(shared, new MemoryRateLimitStore(clock), clock),
    };
  };

  it('still limit: this process counts for itself', async () => {
    const { shared, store } = setUp();
    shared.up = false;
    expect([await store.take([claim]), (await store.take([claim])) > 0]).toEqual([0, true]);
  });

  it('are left alone for a while, and asked again after it', async () => {
    const { clock, shared, store } = setUp();
    shared.up = false;
    await store.take([claim]);
    await store.take([claim]);
    expect(shared.asked).toBe(1);
    clock.advance(5_000);
    shared.up = true;
    expect(await store.take([claim])).toBe(0);
    expect(shared.asked).toBe(2);
  });
});
