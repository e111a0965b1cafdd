import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';

import { isMigrated } from '#platform/database/is-migrated.js';
import { queuesAreMigrated } from '#platform/queue/queue-schema.js';
import { shortRide, upload } from '../e2e/workouts/workouts.support.js';
import { eventually } from '../support/eventually.js';
import { newAthlete } from '../support/http-client.js';
import { ProductProcess } from '../support/product-process.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../support/run/test-database.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(300_000);

/** A start takes a second, and a minute on a machine that thirty others share. */
const START_LIMIT_MS = 90_000;

/** Everything that migrations make, as PostgreSQL describes it. */
const SCHEMA = `
  SELECT table_schema || '.' || table_name AS relation,
         concat_ws(' ', column_name, data_type, is_nullable, coalesce(column_default, '')) AS what
    FROM information_schema.columns WHERE table_schema IN ('public', 'bullmq')
  UNION ALL SELECT schemaname || '.' || tablename, indexdef
    FROM pg_indexes WHERE schemaname IN ('public', 'bullmq')
  UNION ALL SELECT conrelid::regclass::text, conname || ' ' || pg_get_constraintdef(oid)
    FROM pg_constraint
    WHERE connamespace IN ('public'::regnamespace, to_regnamespace('bullmq'))
  UNION ALL SELECT tgrelid::regclass::text, pg_get_triggerdef(oid)
    FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT oid::regprocedure::text, md5(prosrc)
    FROM pg_proc
    WHERE pronamespace IN ('public'::regnamespace, to_regnamespace('bullmq'))
      AND prolang <> (SELECT oid FROM pg_language WHERE lanname = 'c')
  ORDER BY 1, 2`;

const WAITING =
  'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = ' +
  `'Lock'`;

const SESSIONS =
  'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = ' +
  `'client backend'`;

interface Row {
  readonly relation: string;
  readonly what: string;
}

describe('migrate that is killed', () => {
  let whole: TestDatabase;
  let database: TestDatabase;
  let holder: Client;
  let watcher: Client;
  let expected: readonly Row[];

  beforeAll(async () => {
    [whole, database] = [await createTestDatabase(), await createEmptyDatabase()];
    expected = await described(whole.url);
    [holder, watcher] = [
      new Client({ connectionString: database.url }),
      new Client({ connectionString: database.url }),
    ];
    await Promise.all([holder.connect(), watcher.connect()]);
  });
  afterAll(async () => {
    await Promise.all([holder.end(), watcher.end()]);
    await database.drop();
    await whole.drop();
  });

  const migrate = async () =>
    ProductProcess.launch({
      dataDir: await workFolder(),
      role: 'migrate',
      env: { DATABASE_URL: database.url },
    });
  /**
   * A name that one transaction is about to take makes the next one wait, so that a moment lasts.
   */
  const hold = (statement: string) => holder.query(`BEGIN; ${statement}`);
  const isWaiting = (process: ProductProcess, waiting: number) =>
    eventually(async () => {
      if (process.hasEnded) throw new Error(`ended: ${process.stdout}${process.stderr}`);
      expect((await watcher.query(WAITING)).rowCount).toBe(waiting);
    }, START_LIMIT_MS);
  /** The sessions of the killed processes end with the statement under way. */
  const isAlone = () =>
    eventually(async () => expect((await watcher.query(SESSIONS)).rowCount).toBe(2));
  /** One that is still to be made. */
  const anyTable = async (schema: string): Promise<string | undefined> => {
    const there = new Set((await described(database.url)).map(({ relation }) => relation));
    const tables = [...new Set(expected.map(({ relation }) => relation))].filter(
      (name) => name.startsWith(`${schema}.`) && !/migration|\(/.test(name) && !there.has(name),
    );
    return tables[Math.floor(Math.random() * tables.length)];
  };

  it('at any point and repeatedly, reaches the same schema on the next run', async () => {
    for (const place of ['', 'bullmq', 'public', 'public']) {
      const table = place === '' ? null : await anyTable(place);
      // By chance the one before was of the last migration.
      if (table === undefined) continue;
      const moment = table === null ? 'CREATE SCHEMA bullmq' : `CREATE TABLE ${table} ()`;
      if (place === 'bullmq') await holder.query('CREATE SCHEMA bullmq');
      await hold(moment);
      const process = await migrate();
      await isWaiting(process, 1);
      process.kill('SIGKILL');
      expect([moment, await process.ended()]).toEqual([moment, 'SIGKILL']);
      // The server goes on with the statement of a client that is gone; who comes next meets it.
      const next = await migrate();
      await isWaiting(next, 2);
      next.kill('SIGKILL');
      await next.ended();
      await holder.query('ROLLBACK');
      await isAlone();
    }
    const last = await migrate();
    expect([await last.ended(), last.stderr]).toEqual([0, '']);
    expect([await isMigrated(database.url), await queuesAreMigrated(database.url)]).toEqual([
      true,
      true,
    ]);
    expect(await described(database.url)).toEqual(expected);

    const product = await ProductProcess.launch({
      dataDir: await workFolder(),
      env: { DATABASE_URL: database.url },
    });
    const athlete = await newAthlete(await product.ready());
    expect((await upload(athlete, shortRide())).status).toBe(201);
    product.kill('SIGTERM');
    expect(await product.ended()).toBe(0);
  });
});

async function described(url: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(SCHEMA)).rows;
  } finally {
    await client.end();
  }
}
