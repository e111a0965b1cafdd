import { afterAll, expect, it } from '@jest/globals';

import { startTestRedis } from '../support/redis.js';
import { jobQueueContract } from './job-queue.contract.js';

const redis = await startTestRedis();

if (redis) {
  afterAll(() => redis.stop());
  jobQueueContract('BullMQ on Redis', () => redis.url);
} else {
  it('LEFT OUT: job queue on Redis, for want of Docker, of TEST_REDIS_URL and of redis-server on PATH', () => {
    expect(redis).toBeNull();
  });
}
