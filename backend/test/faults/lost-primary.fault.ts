import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, tryUpload } from './support/sending.js';
import { WatchedRedis } from './support/watched-redis.js';

const UPLOADS = amount(60, 12);
const LIMIT_MS = 180_000;

describe('a primary of Redis that is lost for good, watched by a sentinel [FAULT-07]', () => {
  let redis: WatchedRedis;
  let database: TestDatabase;
  let installation: Installation;
  beforeAll(async () => {
    const started = await WatchedRedis.start();
    if (started === null) throw new Error('no Redis');
    redis = started;
    database = await createTestDatabase();
    installation = await Installation.on({ databaseUrl: database.url, redisUrl: redis.url });
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), redis.stop()]);
  });

  it('continues with the replica: every upload becomes one workout', async () => {
    const books = new Books(database.url);
    const [api, worker] = await Promise.all([
      installation.launch('api'),
      installation.launch('worker'),
    ]);
    const [url] = await Promise.all([api.ready(), worker.ready()]);
    const crowd = await crowdFor(url, UPLOADS);
    const sending = Promise.all(
      Array.from({ length: UPLOADS }, (_, at) => tryUpload(url, ownerOf(crowd, at), ride(at))),
    );
    await books.when(({ workouts }) => workouts > 0, LIMIT_MS);
    await redis.primary.kill();
    const begun = performance.now();
    const answers = await sending;
    await books.when(({ open, planned }) => open === 0 && planned === 0, LIMIT_MS);
    measured(
      7,
      'Redis with a sentinel: all done after the primary was lost',
      secondsSince(begun),
      's',
      60,
    );
    expect(answers.filter((answer) => !isTaken(answer))).toEqual([]);
    expect(await books.tally()).toMatchObject({
      uploads: UPLOADS,
      workouts: UPLOADS,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect(installation.dead).toEqual([]);
  });
});
