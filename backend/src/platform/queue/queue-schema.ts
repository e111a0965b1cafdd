import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  runMigrations,
  SchemaMigrationRequiredError,
} from 'bullmq';
import { Client } from 'pg';

/** The schema of BullMQ's own tables when the queues are in PostgreSQL. */
export const QUEUE_SCHEMA = 'bullmq';

/**
 * Brings BullMQ's tables up to date. Needs the role that owns the database; processes that work
 * with the queues need less.
 */
export function migrateQueues(databaseUrl: string): Promise<void> {
  return connected(databaseUrl, async (client) => {
    await runMigrations(client, QUEUE_SCHEMA);
  });
}

/** Whether BullMQ's tables are there and up to date; BullMQ itself refuses newer ones. */
export function queuesAreMigrated(databaseUrl: string): Promise<boolean> {
  return connected(databaseUrl, async (client) => {
    try {
      return (await assertSchemaCompatibility(client, QUEUE_SCHEMA)) >= LATEST_SCHEMA_VERSION;
    } catch (error) {
      if (error instanceof SchemaMigrationRequiredError) return false;
      throw error;
    }
  });
}

async function connected<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
