import { afterAll, it } from '@jest/globals';

import { NO_REDIS, startTestRedis } from '#test/support/doubles/redis.js';
import { jobQueueContract } from './job-queue.contract.js';

const redis = await startTestRedis();

if (redis) {
  afterAll(() => redis.stop());
  jobQueueContract('BullMQ on Redis', () => redis.url);
} else {
  it.skip(`job queue on Redis: ${NO_REDIS}`, () => undefined);
}
