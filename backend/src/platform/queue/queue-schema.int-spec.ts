import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';

import { createEmptyDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { migrateQueues, queuesAreMigrated } from './queue-schema.js';

describe('the tables of the queues', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyDatabase();
  });
  afterAll(() => database.drop());

  it('are made once, however many ask at the same time', async () => {
    expect(await queuesAreMigrated(database.url)).toBe(false);
    await Promise.all(Array.from({ length: 5 }, () => migrateQueues(database.url)));
    expect(await queuesAreMigrated(database.url)).toBe(true);
  });

  it('are waited for where those of an older version are there', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      'DELETE FROM bullmq.migration WHERE version = (SELECT max(version) FROM bullmq.migration)',
    );
    await client.end();
    expect(await queuesAreMigrated(database.url)).toBe(false);
  });
});
