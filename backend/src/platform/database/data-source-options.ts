import type { DataSourceOptions } from 'typeorm';
import { PreparingClient } from './preparing-client.js';

/**
 * Two processes of this size, their queues and a migration stay below PostgreSQL's default of 100
 * connections.
 */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;

type PostgresOptions = Extract<DataSourceOptions, { readonly type: 'postgres' }>;

export const MIGRATIONS_TABLE = 'schema_migrations';

/**
 * How the product talks to PostgreSQL. The schema is made by migrations alone, which run as a step
 * of their own.
 * @param pooled whether a pooler stands in between that gives each transaction another connection
 */
export function dataSourceOptions(url: string, pooled = false): PostgresOptions {
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
    ...(!pooled && { extra: { Client: PreparingClient } }),
  };
}
