import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { SystemClock } from '#platform/database/system-clock.js';
import { FailoverRateLimitStore } from '#platform/http/rate-limit/failover-rate-limit.store.js';
import { MemoryRateLimitStore } from '#platform/http/rate-limit/memory-rate-limit.store.js';
import { RedisRateLimitStore } from '#platform/http/rate-limit/redis-rate-limit.store.js';
import { openSharedCounts } from '#platform/http/rate-limit/shared-counts.js';
import { eventually } from '#test/support/eventually.js';
import { NO_REDIS, startTestRedis, type TestRedis } from '#test/support/doubles/redis.js';
import { rateLimitStoreContract } from './rate-limit-store.contract.js';

const clock = new SystemClock();
const memory = new MemoryRateLimitStore(clock);
rateLimitStoreContract('memory', () => memory);

const redis = await startTestRedis();
if (redis === null) {
  it.skip(`rate limits on Redis: ${NO_REDIS}`, () => undefined);
} else {
  withRedis(redis);
}

function withRedis(server: TestRedis): void {
  let connection: Redis;
  let other: Redis;
  beforeAll(async () => {
    connection = openSharedCounts(server.url);
    other = openSharedCounts(server.url);
    await eventually(() => Promise.all([connection.ping(), other.ping()]));
  });
  afterAll(async () => {
    connection.disconnect();
    other.disconnect();
    await server.stop();
  });

  rateLimitStoreContract('Redis', () => new RedisRateLimitStore(connection));

  describe('rate limit store: Redis', () => {
    it('counts the requests of all processes together', async () => {
      const claim = { key: 'shared', max: 2, windowMs: 60_000 };
      const [one, two] = [new RedisRateLimitStore(connection), new RedisRateLimitStore(other)];
      expect([await one.take([claim]), await two.take([claim])]).toEqual([0, 0]);
      expect(await one.take([claim])).toBeGreaterThan(0);
    });

    it('keeps nothing longer than its window', async () => {
      await new RedisRateLimitStore(connection).take([{ key: 'short', max: 2, windowMs: 1_000 }]);
      expect(await connection.pttl('{stridewatt-rate-limit}:short')).toBeLessThanOrEqual(1_000);
      expect(await connection.pttl('{stridewatt-rate-limit}:short')).toBeGreaterThan(0);
    });

    it('falls back quickly to in-process counts when the server is lost', async () => {
      const lost = openSharedCounts('redis://127.0.0.1:1');
      const store = new FailoverRateLimitStore(
        new RedisRateLimitStore(lost),
        new MemoryRateLimitStore(clock),
        clock,
      );
      const claim = { key: 'login', max: 1, windowMs: 60_000 };
      expect(await store.take([claim])).toBe(0);
      expect(await store.take([claim])).toBeGreaterThan(0);
      lost.disconnect();
    });
  });
}
