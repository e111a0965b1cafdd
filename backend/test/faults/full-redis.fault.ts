import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import type { ProductProcess } from '../support/product-process.js';
import { openBackend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import type { FaultRedis } from './support/fault-redis.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isClean, isTaken, tryGet, tryUpload } from './support/sending.js';

const UPLOADS = amount(60, 12);
const LIMIT_MS = 120_000;
const HANG_MS = 30_000;

describe('a Redis that is full [FAULT-09]', () => {
  let redis: FaultRedis;
  let database: TestDatabase;
  let books: Books;
  let installation: Installation;
  let api: ProductProcess;
  beforeAll(async () => {
    const [backend, made] = await Promise.all([openBackend('Redis'), createTestDatabase()]);
    if (backend.redis === null) throw new Error('no Redis');
    redis = backend.redis;
    database = made;
    books = new Books(database.url);
    installation = await Installation.on({ databaseUrl: database.url, redisUrl: redis.url });
    [api] = await Promise.all([
      installation.launch('api'),
      installation.launch('worker').then((worker) => worker.ready()),
    ]);
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), redis.stop()]);
  });

  const metric = async (url: string, name: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name}\\{queue="outbox"\\} (\\S+)$`, 'm').exec(text)?.[1]);
  };

  it('keeps pages and uploads working, measures the backlog, and clears it later', async () => {
    const url = await api.ready();
    const crowd = await crowdFor(url, UPLOADS);
    // Everything that is in it counts, so one byte is too little for any write.
    await redis.command('CONFIG', 'SET', 'maxmemory', 1);
    const answers = Array.from({ length: UPLOADS }, (_, at) =>
      tryUpload(url, ownerOf(crowd, at), ride(at)),
    );
    await books.when(({ open }) => open === UPLOADS, LIMIT_MS);
    const pages = await Promise.all(
      crowd.map(({ token }) => tryGet(url, token, '/api/workouts?limit=5')),
    );
    await eventually(async () =>
      expect(await metric(url, 'stridewatt_queue_oldest_waiting_seconds')).toBeGreaterThan(1),
    );
    expect(await books.tally()).toMatchObject({
      uploads: UPLOADS,
      open: UPLOADS,
      planned: UPLOADS,
      failed: 0,
    });
    expect(pages.filter(({ status, ms }) => status !== 200 || ms > HANG_MS)).toEqual([]);
    measured(
      9,
      'slowest page meanwhile',
      Math.round(Math.max(...pages.map(({ ms }) => ms))),
      'ms',
      1_000,
    );
    expect(installation.dead).toEqual([]);

    await redis.command('CONFIG', 'SET', 'maxmemory', 0);
    const begun = performance.now();
    const tally = await books.when(({ workouts }) => workouts === UPLOADS, LIMIT_MS);
    measured(9, `${UPLOADS} uploads done after there was room`, secondsSince(begun), 's');
    expect(tally).toMatchObject({ uploads: UPLOADS, workouts: UPLOADS, doubles: 0, failed: 0 });
    const answered = await Promise.all(answers);
    expect(answered.filter((answer) => !isTaken(answer) || !isClean(answer))).toEqual([]);
    expect(installation.dead).toEqual([]);
  });
});
