import { Redis, type RedisOptions } from 'ioredis';
import { readRedisAddress } from './redis-address.js';

/** One connection to Redis, wherever the address leads. */
export function openRedis(address: string, options: RedisOptions): Redis {
  const target = readRedisAddress(address);
  return 'url' in target ? new Redis(target.url, options) : new Redis({ ...target, ...options });
}
