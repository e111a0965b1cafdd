import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimitStore, type Claim } from './rate-limit.store.js';

/**
 * The braces put all counts into one slot, so that a script may touch several of them in a cluster.
 */
const PREFIX = '{stridewatt-rate-limit}:';

/**
 * Each count is a sorted set of request ids by time; the clock is that of Redis, one for all
 * processes. KEYS: the counts. ARGV: id of the request, then max and window in ms for each count.
 * Gives the wait in ms.
 */
const TAKE = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local wait = 0
for i, key in ipairs(KEYS) do
  local max, window = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  local count = redis.call('ZCARD', key)
  if count >= max then
    local leaving = redis.call('ZRANGE', key, count - max, count - max, 'WITHSCORES')
    wait = math.max(wait, leaving[2] + window - now)
  end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2 * i + 1])
end
return 0
`;

/** Counts that all processes share. */
export class RedisRateLimitStore extends RateLimitStore {
  constructor(private readonly redis: Redis) {
    super();
  }

  override async take(claims: readonly Claim[]): Promise<number> {
    if (claims.length === 0) return 0;
    const keys = claims.map(({ key }) => PREFIX + key);
    const bounds = claims.flatMap(({ max, windowMs }) => [max, windowMs]);
    return Number(await this.redis.eval(TAKE, keys.length, ...keys, randomUUID(), ...bounds));
  }
}
