import { FaultRedis } from './fault-redis.js';

/** Where a queue may live. */
export interface Backend {
  readonly name: 'PostgreSQL' | 'Redis';
  readonly redis: FaultRedis | null;
}

/** The names for `describe.each`; a suite opens the backend in its set-up. */
export const BACKENDS = [['PostgreSQL'], ['Redis']] as const;

/**
 * Throws where Redis is asked for and no `redis-server` is on the path: a row that did not run must
 * not look like a row that passes.
 */
export async function openBackend(name: Backend['name']): Promise<Backend> {
  if (name === 'PostgreSQL') return { name, redis: null };
  const redis = await FaultRedis.start();
  if (redis === null)
    throw new Error(
      'redis-server is not on the path: install it, or show the other rows with --rows',
    );
  return { name, redis };
}
