import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { until } from '#platform/database/embedded-postgres/processes.js';
import { newAthlete, type HttpClient } from '../support/http-client.js';
import type { ProductProcess } from '../support/product-process.js';
import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince } from './support/measured.js';
import { ride } from './support/rides.js';
import { isClean, isTaken, tryUpload, type Try } from './support/sending.js';

const UPLOADS = amount(99, 15);
const KILLS = amount(6, 1);
const LINES = 4;
const LIMIT_MS = 180_000;
/** Long enough to be met while it is read. */
const LONG_S = 40_000;

describe.each(BACKENDS)('a worker in trouble, with the queue in %s', (name) => {
  let backend: Backend;
  let database: TestDatabase;
  let books: Books;
  let installation: Installation;
  let url: string;
  let workers: ProductProcess[] = [];
  const long = ride(0, LONG_S);
  beforeAll(async () => {
    [backend, database] = await Promise.all([openBackend(name), createTestDatabase()]);
    books = new Books(database.url);
    installation = await Installation.on({
      databaseUrl: database.url,
      redisUrl: backend.redis?.url ?? null,
    });
    url = await (await installation.launch('api')).ready();
  });
  afterEach(async () => {
    for (const worker of workers) {
      worker.kill('SIGCONT');
      worker.kill('SIGTERM');
    }
    await Promise.all(workers.map((worker) => worker.ended()));
    workers = [];
    await books.rows('TRUNCATE uploads, workouts CASCADE');
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), backend.redis?.stop()]);
  });

  const hire = async (): Promise<ProductProcess> => {
    const worker = await installation.launch('worker');
    workers.push(worker);
    await worker.ready();
    return worker;
  };
  const lay = async (worker: ProductProcess): Promise<void> => {
    worker.kill('SIGKILL');
    await worker.ended();
  };
  /** Ids of the uploads that are being read at this moment. */
  const beingRead = async () =>
    (await books.rows<{ id: string }>(`SELECT id FROM uploads WHERE status = 'processing'`)).map(
      ({ id }) => id,
    );
  const reading = (attempt: number) =>
    eventuallyTrue(
      async () =>
        (
          await books.rows(
            `SELECT 1 FROM uploads WHERE status = 'processing' AND attempt >= ${attempt}`,
          )
        ).length > 0,
    );
  const over = (ids: readonly string[]) =>
    eventuallyTrue(
      async () =>
        (
          await books.rows(
            `SELECT 1 FROM uploads WHERE id = ANY($1) AND status IN ('queued', 'processing')`,
            [ids],
          )
        ).length === 0,
    );
  const slotsOf = async ({ email }: { email: string }) =>
    (
      await books.rows<{ used: number }>(
        'SELECT uploads_used AS used FROM trial_usage JOIN users ON users.id = user_id WHERE ' +
          'email = $1',
        [email],
      )
    )[0]?.used;

  it(`killed ${KILLS} times in ${UPLOADS} uploads, loses and doubles none [FAULT-01]`, async () => {
    await Promise.all([hire(), hire()]);
    const crowd: readonly HttpClient[] = await crowdFor(url, UPLOADS);
    const answers: Try[] = [];
    let sent = 0;
    const line = async (): Promise<void> => {
      while (sent < UPLOADS) {
        const at = sent;
        sent += 1;
        answers.push(await tryUpload(url, ownerOf(crowd, at), ride(at, 3_600)));
      }
    };
    const sending = Promise.all(Array.from({ length: LINES }, line));
    let worst = 0;
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => answers.length >= (kill * UPLOADS) / (KILLS + 1), LIMIT_MS);
      const doomed = workers[kill - 1];
      if (doomed === undefined) throw new Error('no worker is left');
      const begun = performance.now();
      const [torn] = await Promise.all([beingRead(), lay(doomed)]);
      await hire();
      await over(torn);
      worst = Math.max(worst, secondsSince(begun));
    }
    await sending;
    const tally = await books.when(({ workouts }) => workouts === UPLOADS, LIMIT_MS);
    measured(1, `${name}: what a killed worker was reading is done after`, worst, 's', 15);
    expect(tally).toMatchObject({
      uploads: UPLOADS,
      workouts: UPLOADS,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect(answers.filter((answer) => !isTaken(answer) || !isClean(answer))).toEqual([]);
    expect(installation.dead).toEqual([]);
  });

  it('killed twice on the same file: the third reads it [FAULT-02]', async () => {
    const athlete = await newAthlete(url);
    const first = await hire();
    const answer = tryUpload(url, athlete.token, long);
    await reading(1);
    const begun = performance.now();
    await lay(first);
    const second = await hire();
    await reading(2);
    await lay(second);
    await hire();
    const tally = await books.when(({ uploads, open }) => uploads === 1 && open === 0, LIMIT_MS);
    measured(2, `${name}: an end after the first kill`, secondsSince(begun), 's', 60);
    expect(tally).toMatchObject({ uploads: 1, workouts: 1, failed: 0 });
    expect(await slotsOf(athlete)).toBe(1);
    expect(isTaken(await answer)).toBe(true);
  });

  it('frozen past its lock and thawed: one workout, one report, one slot [FAULT-03]', async () => {
    const athlete = await newAthlete(url);
    const frozen = await hire();
    const answer = tryUpload(url, athlete.token, long);
    await reading(1);
    const begun = performance.now();
    frozen.kill('SIGSTOP');
    await hire();
    const done = await books.when(({ workouts }) => workouts === 1, LIMIT_MS);
    measured(3, `${name}: taken over and done after`, secondsSince(begun), 's');
    expect(done).toMatchObject({ workouts: 1 });
    const before = await books.rows('SELECT id, attempt, updated_at FROM uploads');
    frozen.kill('SIGCONT');
    // Told to stop, it brings what it has under way to its end first.
    frozen.kill('SIGTERM');
    expect(await frozen.ended()).toBe(0);
    expect(await books.rows('SELECT id, attempt, updated_at FROM uploads')).toEqual(before);
    expect(await books.tally()).toMatchObject({
      uploads: 1,
      workouts: 1,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect(
      await books.rows(
        'SELECT workout_id FROM workout_reports GROUP BY workout_id HAVING count(*) > 1',
      ),
    ).toEqual([]);
    expect(await slotsOf(athlete)).toBe(1);
    measured(3, `${name}: effects beyond one`, 0, '', 0);
    await answer;
  });

  async function eventuallyTrue(state: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + LIMIT_MS;
    while (!(await state())) if (performance.now() > deadline) throw new Error('never came about');
  }
});
