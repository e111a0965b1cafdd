import { Client } from 'pg';

import { isMigrated } from '../platform/database/is-migrated.js';
import { queuesAreMigrated } from '../platform/queue/queue-schema.js';
import { StartError } from './explain.js';
import { poll } from './poll.js';

/** Refused, unknown host as long as a neighbour container is not up, and PostgreSQL's cannot_connect_now. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

/** Waits for a database that starts at the same time. Throws `StartError` where it does not come or lets nobody in. */
export function awaitDatabase(url: string, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  return poll(`the database at ${host} (DATABASE_URL)`, signal, async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (NOT_YET.has((error as { code?: string }).code ?? '')) return false;
      throw new StartError(`the database at ${host} (DATABASE_URL) cannot be used: ${messageOf(error)}`, error);
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/** Waits until another process has brought the schema up to date, with the tables of the queues where they live in PostgreSQL. Throws `StartError` where nobody does. */
export function awaitSchema(url: string, signal: AbortSignal, withQueues: boolean): Promise<void> {
  return poll('the schema; run the role migrate', signal, async () => (await isMigrated(url)) && (!withQueues || (await queuesAreMigrated(url))));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
