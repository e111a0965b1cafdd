import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/** Two processes of this size, their queues and a migration stay below PostgreSQL's default of 100 connections. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

export const MIGRATIONS_TABLE = 'schema_migrations';

/** How the product talks to PostgreSQL. The schema is made by migrations alone, which run as a step of their own. */
export function dataSourceOptions(url: string): PostgresDataSourceOptions {
  return {
    type: 'postgres',
    url,
    applicationName: 'stridewatt',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    synchronize: false,
    migrationsRun: false,
    migrationsTableName: MIGRATIONS_TABLE,
    logging: false,
  };
}
