import { Module } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { QueueConfig } from '#config/queue.config.js';
import { Clock } from '#kernel/clock.js';
import { ConcurrencyLimit } from './concurrency-limit.js';
import { FailoverRateLimitStore } from './failover-rate-limit.store.js';
import { MemoryRateLimitStore } from './memory-rate-limit.store.js';
import { RateLimitStore } from './rate-limit.store.js';
import { RedisRateLimitStore } from './redis-rate-limit.store.js';
import { openSharedCounts, SHARED_COUNTS, SharedCountsLifecycle } from './shared-counts.js';

/**
 * Counts in this process, or in Redis for all processes where `REDIS_URL` is set. Needs
 * `ConfigModule` and `DatabaseModule`.
 */
@Module({
  providers: [
    ConcurrencyLimit,
    {
      provide: SHARED_COUNTS,
      inject: [QueueConfig],
      useFactory: ({ redisUrl }: QueueConfig) =>
        redisUrl === null ? null : openSharedCounts(redisUrl),
    },
    SharedCountsLifecycle,
    { provide: RateLimitStore, inject: [SHARED_COUNTS, Clock], useFactory: storeFor },
  ],
  exports: [ConcurrencyLimit, RateLimitStore],
})
export class RateLimitModule {}

function storeFor(redis: Redis | null, clock: Clock): RateLimitStore {
  const own = new MemoryRateLimitStore(clock);
  return redis === null
    ? own
    : new FailoverRateLimitStore(new RedisRateLimitStore(redis), own, clock);
}
