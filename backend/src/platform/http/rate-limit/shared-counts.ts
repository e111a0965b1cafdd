import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { openRedis } from '#platform/redis/open-redis.js';

/** A request waits no longer than this for its counts. */
const ANSWER_LIMIT_MS = 300;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Opens the connection over which processes share their counts. While it is down, a command fails
 * immediately; it reconnects automatically.
 */
export function openSharedCounts(redisUrl: string): Redis {
  const redis = openRedis(redisUrl, {
    commandTimeout: ANSWER_LIMIT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (times) => Math.min(times * 200, LONGEST_PAUSE_MS),
  });
  const logger = new Logger('RateLimit');
  redis.on('error', (error) => logger.debug(`connection of the shared counts: ${error.message}`));
  return redis;
}

export const SHARED_COUNTS = Symbol('connection of the shared counts, or null');

/** Closes the connection with the process. */
@Injectable()
export class SharedCountsLifecycle implements OnApplicationShutdown {
  constructor(@Inject(SHARED_COUNTS) private readonly redis: Redis | null) {}

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }
}
