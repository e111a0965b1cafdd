import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../support/eventually.js';
import { newAthlete } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, tryUpload, type Try } from './support/sending.js';

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
    installation = await Installation.on({ databaseUrl: database.url, redisUrl: backend.redis?.url ?? null });
    const [first, second, third] = await Promise.all([installation.launch('api'), installation.launch('api'), installation.launch('worker')]);
    apis = [first, second];
    worker = third;
    await Promise.all([first, second, third].map((product) => product.ready()));
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), backend.redis?.stop()]);
  });

  const urlOf = async (at: number): Promise<string> => (await apis[at]?.ready()) ?? '';

  it('row 4: told to end under load, api and worker finish what they have or hand it back, and nobody notices', async () => {
    const [ending, staying] = [await urlOf(0), await urlOf(1)];
    const crowd = await crowdFor(staying, UPLOADS);
    const answers: Try[] = [];
    let sent = 0;
    /** As a balancer does: who does not take the connection is not asked again. */
    const balanced = async (at: number): Promise<Try> => {
      const first = await tryUpload(at % 2 === 0 ? ending : staying, ownerOf(crowd, at), ride(at, 3_600));
      return first.code === 'ECONNREFUSED' ? tryUpload(staying, ownerOf(crowd, at), ride(at, 3_600)) : first;
    };
    const line = async (): Promise<void> => {
      while (sent < UPLOADS) {
        const at = sent;
        sent += 1;
        answers.push(await balanced(at));
      }
    };
    const sending = Promise.all(Array.from({ length: LINES }, line));
    await eventually(() => expect(answers.length).toBeGreaterThan(UPLOADS / 3));
    const begun = performance.now();
    apis[0]?.kill('SIGTERM');
    worker.kill('SIGTERM');
    const old = worker;
    worker = await installation.launch('worker');
    expect(await Promise.all([apis[0]?.ended(), old.ended()])).toEqual([0, 0]);
    measured(4, `${name}: both ended after`, secondsSince(begun), 's', 30);
    await sending;
    const tally = await books.when(({ workouts }) => workouts === UPLOADS, LIMIT_MS);
    const failed = answers.filter((answer) => !isTaken(answer));
    measured(4, `${name}: failed requests`, failed.length, '', 0);
    expect(failed).toEqual([]);
    expect(tally).toMatchObject({ uploads: UPLOADS, workouts: UPLOADS, doubles: 0, failed: 0, open: 0 });
    expect(worker.stdout).not.toContain('lost its worker');
    apis[0] = await installation.launch('api');
    await apis[0].ready();
  });

  it('row 5: killed in the middle of an upload, it leaves no row, no slot, and a file only for a few minutes', async () => {
    const before = await books.tally();
    for (const share of SHARES) {
      const url = await urlOf(0);
      const athlete = await newAthlete(url);
      const torn = halfAnUpload(url, athlete.token ?? '', ride(9_000, 3_600), share);
      await eventually(async () => expect(await unfinished()).toHaveLength(1));
      apis[0]?.kill('SIGKILL');
      await Promise.all([apis[0]?.ended(), once(torn, 'close')]);
      for (const file of await unfinished()) await utimes(file, Date.now() / 1_000 - LONG_AGO_S, Date.now() / 1_000 - LONG_AGO_S);
      apis[0] = await installation.launch('api');
      await apis[0].ready();
      await eventually(async () => expect(await unfinished()).toEqual([]));
      expect(await books.rows(`SELECT 1 FROM trial_usage JOIN users ON users.id = user_id WHERE email = $1 AND uploads_used > 0`, [athlete.email])).toEqual([]);
    }
    expect(await books.tally()).toEqual(before);
    measured(5, `${name}: slots and files left of ${SHARES.length} torn uploads`, 0, '', 0);
  });

  it('row 6: killed between commit and queue, another process brings the upload into the queue', async () => {
    const before = await books.tally();
    const athlete = await newAthlete(await urlOf(0));
    worker.kill('SIGSTOP');
    apis[1]?.kill('SIGSTOP');
    const release = await holdQueue();
    const answer = tryUpload(await urlOf(0), athlete.token, ride(9_500));
    expect(await books.when(({ planned, open }) => planned > 0 && open === 1, LIMIT_MS)).toMatchObject({ open: 1 });
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
    return (await readdir(folder)).filter((file) => !file.startsWith('probe')).map((file) => join(folder, file));
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

/** Sends a share of the bytes and then nothing more. */
function halfAnUpload(url: string, token: string, bytes: Uint8Array, share: number): ClientRequest {
  const head = '--b\r\nContent-Disposition: form-data; name="fitFile"; filename="ride.fit"\r\nContent-Type: application/octet-stream\r\n\r\n';
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': head.length + bytes.length + 9 };
  const torn = request(`${url}/api/workouts/upload`, { method: 'POST', headers });
  torn.on('error', () => undefined);
  torn.write(head);
  torn.write(bytes.slice(0, Math.floor(bytes.length * share)));
  return torn;
}
