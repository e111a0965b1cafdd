import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { until } from '#platform/database/embedded-postgres/processes.js';
import { eventually } from '../support/eventually.js';
import { newAthlete } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, startUpload, tryUpload, type Try } from './support/sending.js';

const UPLOADS = amount(60, 15);
const LINES = 4;
const LIMIT_MS = 180_000;
/** Longer than any request may take. */
const LONG_AGO_S = 11 * 60;
const SHARES = [0.1, 0.5, 0.9];

describe.each(BACKENDS)('an api in trouble, with the queue in %s', (name) => {
  let backend: Backend;
  let database: TestDatabase;
  let books: Books;
  let installation: Installation;
  let apis: ProductProcess[];
  let worker: ProductProcess;
  beforeAll(async () => {
    [backend, database] = await Promise.all([openBackend(name), createTestDatabase()]);
    books = new Books(database.url);
    installation = await Installation.on({
      databaseUrl: database.url,
      redisUrl: backend.redis?.url ?? null,
    });
    const [first, second, third] = await Promise.all([
      installation.launch('api'),
      installation.launch('api'),
      installation.launch('worker'),
    ]);
    apis = [first, second];
    worker = third;
    await Promise.all([first, second, third].map((product) => product.ready()));
  });
  /** What the test before ended comes back, as a supervisor brings it. */
  beforeEach(async () => {
    if (apis[0]?.hasEnded) apis[0] = await installation.launch('api');
    await apis[0]?.ready();
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), backend.redis?.stop()]);
  });

  const urlOf = async (at: number): Promise<string> => (await apis[at]?.ready()) ?? '';

  it('on SIGTERM under load, api and worker finish or hand back all work [FAULT-04]', async () => {
    const [ending, staying] = [await urlOf(0), await urlOf(1)];
    const crowd = await crowdFor(staying, UPLOADS);
    const answers: Try[] = [];
    let sent = 0;
    let started = 0;
    let inService = [ending, staying];
    let gate = Promise.resolve();
    const line = async (): Promise<void> => {
      while (sent < UPLOADS) {
        const at = sent;
        sent += 1;
        await gate;
        started += 1;
        answers.push(
          await tryUpload(
            inService[at % inService.length] ?? '',
            ownerOf(crowd, at),
            ride(at, 3_600),
          ),
        );
      }
    };
    const sending = Promise.all(Array.from({ length: LINES }, line));
    expect(await until(() => answers.length > UPLOADS / 3, LIMIT_MS)).toBe(true);
    // As a balancer does that takes a server out before SIGTERM: what was sent to it has
    // arrived, and nothing more is sent.
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    expect(await books.when(({ uploads }) => uploads === started, LIMIT_MS)).toMatchObject({
      uploads: started,
    });
    inService = [staying];
    const begun = performance.now();
    apis[0]?.kill('SIGTERM');
    worker.kill('SIGTERM');
    const old = worker;
    resolve();
    worker = await installation.launch('worker');
    expect(await Promise.all([apis[0]?.ended(), old.ended()])).toEqual([0, 0]);
    measured(4, `${name}: both ended after`, secondsSince(begun), 's', 30);
    await sending;
    const failed = answers.filter((answer) => !isTaken(answer));
    measured(4, `${name}: failed requests`, failed.length, '', 0);
    expect(failed).toEqual([]);
    const tally = await books.when(({ workouts }) => workouts === UPLOADS, LIMIT_MS);
    expect(tally).toMatchObject({
      uploads: UPLOADS,
      workouts: UPLOADS,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect(worker.stdout).not.toContain('lost its worker');
  });

  it('killed during an upload, it leaves no row or slot, and soon no file [FAULT-05]', async () => {
    const before = await books.tally();
    for (const share of SHARES) {
      const url = await urlOf(0);
      const athlete = await newAthlete(url);
      const torn = startUpload(url, athlete.token, ride(0, 3_600), share);
      torn.on('error', () => undefined);
      await eventually(async () => expect(await unfinished()).toHaveLength(1));
      apis[0]?.kill('SIGKILL');
      await Promise.all([apis[0]?.ended(), new Promise((resolve) => torn.once('close', resolve))]);
      for (const file of await unfinished())
        await utimes(file, Date.now() / 1_000 - LONG_AGO_S, Date.now() / 1_000 - LONG_AGO_S);
      const next = await installation.launch('api');
      apis[0] = next;
      await next.ready();
      await eventually(async () => expect(await unfinished()).toEqual([]));
      expect(
        await books.rows(
          'SELECT 1 FROM trial_usage JOIN users ON users.id = user_id WHERE email = $1 AND ' +
            'uploads_used > 0',
          [athlete.email],
        ),
      ).toEqual([]);
    }
    expect(await books.tally()).toEqual(before);
    measured(5, `${name}: slots and files left of ${SHARES.length} torn uploads`, 0, '', 0);
  });

  it('killed between commit and queue, another process queues the upload [FAULT-06]', async () => {
    await worker.ready();
    const before = await books.tally();
    const athlete = await newAthlete(await urlOf(0));
    // In this order: a process that is frozen in the middle of a statement would never let this
    // test hold the queue.
    const release = await holdQueue();
    worker.kill('SIGSTOP');
    apis[1]?.kill('SIGSTOP');
    const answer = tryUpload(await urlOf(0), athlete.token, ride(0));
    expect(
      await books.when(({ planned, open }) => planned > 0 && open === 1, LIMIT_MS),
    ).toMatchObject({ open: 1 });
    apis[0]?.kill('SIGKILL');
    await apis[0]?.ended();
    expect((await answer).status).toBe(0);
    expect((await books.tally()).planned).toBeGreaterThan(0);
    const begun = performance.now();
    await release();
    worker.kill('SIGCONT');
    apis[1]?.kill('SIGCONT');
    const tally = await books.when(({ workouts }) => workouts === before.workouts + 1, LIMIT_MS);
    measured(6, `${name}: a workout after`, secondsSince(begun), 's', 30);
    expect(tally).toMatchObject({ workouts: before.workouts + 1, doubles: 0, failed: 0, open: 0 });
  });

  const unfinished = async (): Promise<string[]> => {
    const folder = join(installation.filesFolder, '.unfinished');
    return (await readdir(folder))
      .filter((file) => !file.startsWith('probe'))
      .map((file) => join(folder, file));
  };

  /** Nothing gets into the queue until the answer is called. */
  async function holdQueue(): Promise<() => Promise<void>> {
    const { redis } = backend;
    if (redis !== null) {
      redis.freeze();
      return async () => redis.thaw();
    }
    const client = await books.hold('LOCK TABLE bullmq.job IN ACCESS EXCLUSIVE MODE');
    return () => client.end();
  }
});
