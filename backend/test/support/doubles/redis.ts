import { redisFromDocker } from './redis-docker.js';
import { redisOnPath } from './redis-local.js';

/** Why a suite on Redis is skipped; part of the skipped test's title. */
export const NO_REDIS = 'no Docker, no TEST_REDIS_URL and no redis-server on PATH';

/** A Redis for one suite. */
export interface TestRedis {
  /** With a database number that no other suite uses. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Redis from a container where Docker answers, else the one at `TEST_REDIS_URL`, else a
 * `redis-server` of the machine, started on a free port. Null without any of them: the suite
 * then reports itself as skipped.
 */
export async function startTestRedis(): Promise<TestRedis | null> {
  return (await redisFromDocker()) ?? redisAtHand() ?? (await redisOnPath());
}

function redisAtHand(): TestRedis | null {
  const url = process.env['TEST_REDIS_URL'];
  return url ? { url, stop: () => Promise.resolve() } : null;
}
