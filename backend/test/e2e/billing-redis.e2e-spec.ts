import { afterAll, describe, expect, it } from '@jest/globals';
import { startTestRedis } from '../support/redis.js';
import { newsSuite } from './billing-news.suite.js';
import { payingSuite } from './billing-paying.suite.js';
import { sandboxBilling, shared, stripeBilling, type BillingWorld } from './billing-world.js';

const redis = await startTestRedis();

if (redis) {
  afterAll(() => redis.stop());
  const queue = { REDIS_URL: redis.url };
  describe.each([
    ['the sandbox', () => sandboxBilling(queue)],
    ['Stripe', () => stripeBilling(queue)],
  ] as const)('subscriptions with %s, with the queue on Redis [SUB-20]', (_name, start) => {
    const world = shared<BillingWorld>(start);
    newsSuite(world);
    payingSuite(world);
  });
} else {
  it('LEFT OUT: subscriptions with the queue on Redis, for want of Docker, of TEST_REDIS_URL and of redis-server on PATH', () => {
    expect(redis).toBeNull();
  });
}
