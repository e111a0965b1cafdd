import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';

import { createEmptyDatabase, type TestDatabase } from '#test/support/run/test-database.js';
import { isMigrated } from './is-migrated.js';
import { migrate, openForMigration } from './migrate.js';
import { MIGRATIONS } from './migrations/index.js';

const NAMES = MIGRATIONS.map((migration) => migration.name);

describe('migrations', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database.drop());

  it('run from an empty database, oldest first, and a second run finds nothing to do', async () => {
    expect(await isMigrated(database.url)).toBe(false);
    expect(await migrate(database.url)).toEqual(NAMES);
    expect(await migrate(database.url)).toEqual([]);
    expect(await isMigrated(database.url)).toBe(true);
  });

  it('run once when five processes start at the same time [FAULT-32]', async () => {
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url)));
    expect(runs.filter((done) => done.length > 0)).toEqual([NAMES]);
  });

  it('can be reverted to an empty database, and run again to the same schema', async () => {
    await migrate(database.url);
    const source = await openForMigration(database.url);
    try {
      const before = await schemaOf(source);
      expect(before.length).toBeGreaterThan(50);
      for (const _ of MIGRATIONS) await source.undoLastMigration();
      expect(await schemaOf(source)).toEqual([]);
      await source.runMigrations();
      expect(await schemaOf(source)).toEqual(before);
    } finally {
      await source.destroy();
    }
  });

  it('stand in the list in the order of their times, each under its own name', () => {
    const times = NAMES.map((name) => Number(name.slice(-13)));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(NAMES).size).toBe(NAMES.length);
  });
});

/** Every column and index of the product's own tables, as PostgreSQL describes them. */
function schemaOf(source: DataSource): Promise<unknown[]> {
  return source.query(`
    SELECT table_name AS relation,
      concat_ws(' ', column_name, data_type, is_nullable, column_default) AS what
      FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> 'schema_migrations'
    UNION ALL
    SELECT tablename, indexdef FROM pg_indexes
      WHERE schemaname = 'public' AND tablename <> 'schema_migrations'
    ORDER BY 1, 2`);
}
