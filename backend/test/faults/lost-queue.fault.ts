import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createTestDatabase, type TestDatabase } from '../support/run/test-database.js';
import { BACKENDS, openBackend, type Backend } from './support/backends.js';
import { Books } from './support/books.js';
import { crowdFor, ownerOf } from './support/crowd.js';
import { Installation } from './support/installation.js';
import { amount, measured, secondsSince, SHORT } from './support/measured.js';
import { ride } from './support/rides.js';
import { isTaken, tryUpload } from './support/sending.js';

const WAITING = amount(500, 40);
const LIMIT_MS = 400_000;
/** Stalled uploads are planned again after 30 s, at the next look, which comes every 10 s. */
const WITHIN_S = 60;

describe.each(BACKENDS)('a queue in %s that loses everything [FAULT-08]', (name) => {
  let backend: Backend;
  let database: TestDatabase;
  let books: Books;
  let installation: Installation;
  beforeAll(async () => {
    [backend, database] = await Promise.all([openBackend(name), createTestDatabase()]);
    books = new Books(database.url);
    installation = await Installation.on({
      databaseUrl: database.url,
      redisUrl: backend.redis?.url ?? null,
    });
  });
  afterAll(async () => {
    await installation.stop();
    await Promise.all([database.drop(), backend.redis?.stop()]);
  });

  /** Of Redis the folder with its data, of PostgreSQL every row of the queue's own tables. */
  async function loseEverything(): Promise<void> {
    if (backend.redis === null) {
      const tables = await books.rows<{ name: string }>(
        `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'bullmq' ` +
          `AND tablename !~ 'migration'`,
      );
      await books.rows(`TRUNCATE ${tables.map((table) => `bullmq.${table.name}`).join(', ')}`);
      return;
    }
    await backend.redis.kill();
    await backend.redis.forget();
    await backend.redis.start();
  }

  it(`restores all ${WAITING} waiting uploads from the tables, each once`, async () => {
    const api = await installation.launch('api');
    const url = await api.ready();
    const crowd = await crowdFor(url, WAITING);
    const answers = Array.from({ length: WAITING }, (_, at) =>
      tryUpload(url, ownerOf(crowd, at), ride(at)),
    );
    expect(
      await books.when(({ open, planned }) => open === WAITING && planned === 0, LIMIT_MS),
    ).toMatchObject({ open: WAITING, planned: 0, failed: 0 });

    await loseEverything();
    // The half minute after which an upload without progress counts as stalled, spared.
    if (SHORT) await books.rows(`UPDATE uploads SET updated_at = updated_at - interval '1 minute'`);
    const worker = await installation.launch('worker');
    await worker.ready();
    const begun = performance.now();
    let first = Number.NaN;
    const moving = books
      .when(({ workouts }) => workouts > 0, LIMIT_MS)
      .then(() => (first = secondsSince(begun)));
    const tally = await books.when(({ workouts }) => workouts === WAITING, LIMIT_MS);
    await moving;
    measured(8, `${name}: work goes on after`, first, 's', WITHIN_S);
    measured(8, `${name}: ${WAITING} of ${WAITING} done after`, secondsSince(begun), 's', WITHIN_S);
    expect(tally).toMatchObject({
      uploads: WAITING,
      workouts: WAITING,
      doubles: 0,
      failed: 0,
      open: 0,
    });
    expect((await Promise.all(answers)).filter((answer) => !isTaken(answer))).toEqual([]);
    expect(installation.dead).toEqual([]);
  });
});
