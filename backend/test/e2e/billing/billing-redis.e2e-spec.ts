import { afterAll, describe, it } from '@jest/globals';
import { NO_REDIS, startTestRedis } from '#test/support/doubles/redis.js';
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
  it.skip(`subscriptions with the queue on Redis: ${NO_REDIS}`, () => undefined);
}
