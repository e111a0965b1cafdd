import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { openBackend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import type { FaultRedis } from './support/fault-redis.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, tryGet, tryUpload, type Try } from './support/sending.js';

const UPLOADS = amount(60, 12);
const OUTAGES = amount(3, 1);
const LIMIT_MS = 180_000;

describe('a Redis that is killed and comes back [FAULT-07]', () => {
  let redis: FaultRedis;
  let database: TestDatabase;
  let installation: Installation;
  beforeAll(async () => {
    const [backend, made] = await Promise.all([openBackend('Redis'), createTestDatabase()]);
    if (backend.redis === null) throw new Error('no Redis');
    redis = backend.redis;
    database = made;
    installation = await Installation.on({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), redis.stop()]);
  });

  it('keeps serving pages and accepting uploads, and resumes all work later', async () => {
    const books = new Books(database.url);
    const [api, worker] = await Promise.all([
      installation.launch('api'),
      installation.launch('worker'),
    ]);
    const [url] = await Promise.all([api.ready(), worker.ready()]);
    const crowd = await crowdFor(url, UPLOADS * OUTAGES);
    const pages: Try[] = [];
    const answers: Try[] = [];
    let worst = 0;
    for (let outage = 0; outage < OUTAGES; outage += 1) {
      const first = outage * UPLOADS;
      const numbers = Array.from({ length: UPLOADS }, (_, at) => first + at);
      const sending = Promise.all(
        numbers.map((at) => tryUpload(url, ownerOf(crowd, at), ride(at))),
      );
      await books.when(({ workouts }) => workouts > first, LIMIT_MS);
      await redis.kill();
      pages.push(
        ...(await Promise.all(
          crowd.map(({ token }) => tryGet(url, token, '/api/workouts?limit=5')),
        )),
      );
      await books.when(({ uploads }) => uploads === first + UPLOADS, LIMIT_MS);
      await redis.start();
      const begun = performance.now();
      await books.when(({ open, planned }) => open === 0 && planned === 0, LIMIT_MS);
      worst = Math.max(worst, secondsSince(begun));
      answers.push(...(await sending));
    }
    measured(7, 'Redis: all done after it was back', worst, 's', 15);
    measured(
      7,
      'Redis: slowest page meanwhile',
      Math.round(Math.max(...pages.map(({ ms }) => ms))),
      'ms',
      1_000,
    );
    expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.filter((answer) => !isTaken(answer))).toEqual([]);
    expect(await books.tally()).toMatchObject({
      uploads: UPLOADS * OUTAGES,
      workouts: UPLOADS * OUTAGES,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect(installation.dead).toEqual([]);
  });
});
