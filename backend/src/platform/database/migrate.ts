import { DataSource } from 'typeorm';

import { withAdvisoryLock } from './advisory-lock.js';
import { dataSourceOptions } from './data-source-options.js';
import { MIGRATIONS } from './migrations/index.js';

/** Any number that no other software on the same database is likely to lock. */
const MIGRATION_LOCK = 7_431_904_117;

/**
 * Brings the schema up to date and tells the names of the migrations that ran; an empty list when
 * nothing was to do. Processes that start at the same time migrate once: TypeORM itself does not
 * see to that (typeorm issue 4588).
 * @param url of the server itself: a migration may last longer than a pooler waits
 */
export function migrate(url: string): Promise<string[]> {
  return withAdvisoryLock(url, MIGRATION_LOCK, async () => {
    const dataSource = await openForMigration(url);
    try {
      const done = await dataSource.runMigrations({ transaction: 'each' });
      return done.map((migration) => migration.name);
    } finally {
      await dataSource.destroy();
    }
  });
}

/** A data source that knows the migrations and no entities. The caller destroys it. */
export function openForMigration(url: string): Promise<DataSource> {
  return new DataSource({
    ...dataSourceOptions(url),
    poolSize: 1,
    migrations: [...MIGRATIONS],
  }).initialize();
}
