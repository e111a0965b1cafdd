import { openRedis } from '../platform/redis/open-redis.js';
import { readRedisAddress } from '../platform/redis/redis-address.js';

import { StartError } from './explain.js';
import { poll } from './poll.js';

const CONNECT_LIMIT_MS = 5_000;
/**
 * Refused, unknown as long as a neighbour container is not up, silent, or still reading its data.
 */
const NOT_YET = new RegExp(
  [
    'ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT',
    'All sentinels are unreachable',
    'Connection is closed',
    '^LOADING',
  ].join('|'),
);

const NO_SUCH_DATABASE = /DB index is out of range/;

/**
 * Waits for a Redis that starts at the same time. Throws `StartError` where it does not come or
 * lets nobody in.
 */
export async function awaitRedis(url: string, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  assertReadable(url);
  return poll(`Redis at ${host} (REDIS_URL)`, signal, async () => {
    // No reconnecting and no waiting: each try is one connection of its own.
    const redis = openRedis(url, {
      lazyConnect: true,
      enableReadyCheck: false,
      retryStrategy: null,
      sentinelRetryStrategy: () => null,
      maxRetriesPerRequest: 0,
      connectTimeout: CONNECT_LIMIT_MS,
      commandTimeout: CONNECT_LIMIT_MS,
    });
    let reason = '';
    redis.on('error', (error: Error) => (reason ||= wordsOf(error)));
    try {
      await redis.connect();
      await redis.ping();
      // The client goes on in database 0 otherwise, which may be that of another.
      if (NO_SUCH_DATABASE.test(reason)) throw new Error(reason);
      return true;
    } catch (error) {
      const why = reason || wordsOf(error);
      if (NOT_YET.test(why)) return false;
      throw new StartError(`Redis at ${host} (REDIS_URL) cannot be used: ${why}`, error);
    } finally {
      redis.disconnect();
    }
  });
}

/** The password of an address that cannot be read is not repeated. */
function assertReadable(url: string): void {
  try {
    readRedisAddress(url);
  } catch (error) {
    throw new StartError(`REDIS_URL cannot be used: ${wordsOf(error)}`, error);
  }
}

/** Both addresses of a name refused come as an error without words. */
function wordsOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  return message === '' ? code : message;
}
