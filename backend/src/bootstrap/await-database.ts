import { Client } from 'pg';

import { isMigrated } from '../platform/database/is-migrated.js';
import { queuesAreMigrated } from '../platform/queue/queue-schema.js';
import { lacksRights, StartError } from './explain.js';
import { poll } from './poll.js';

/**
 * Refused, unknown host as long as a neighbour container is not up, and PostgreSQL's
 * cannot_connect_now.
 */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

/**
 * PgBouncer's words where it runs and the server behind it does not yet, or has no connection left;
 * it has one code for these and for names it does not know.
 */
const POOLER_NOT_YET = new RegExp(
  [
    'cannot connect to server',
    'server login has been failing',
    'query_wait_timeout',
    'server conn crashed',
    'no more connections allowed',
    'is shutting down',
  ].join('|'),
);

/**
 * Waits for a database that starts at the same time. Throws `StartError` that names the setting
 * where it does not come or lets nobody in.
 */
export function awaitDatabase(
  url: string,
  variable: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
  signal: AbortSignal,
): Promise<void> {
  const { host } = new URL(url);
  return poll(`the database at ${host} (${variable})`, signal, async () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if (
        NOT_YET.has((error as { code?: string }).code ?? '') ||
        POOLER_NOT_YET.test(messageOf(error))
      )
        return false;
      throw new StartError(
        `the database at ${host} (${variable}) cannot be used: ${messageOf(error)}`,
        error,
      );
    } finally {
      await client.end().catch(() => undefined);
    }
  });
}

/**
 * Waits until another process has brought the schema up to date. Throws `StartError` where nobody
 * does, or where it may not be read.
 * @param queuesUrl where the tables of the queues live; null where they do not live in PostgreSQL
 */
export function awaitSchema(
  url: string,
  queuesUrl: string | null,
  signal: AbortSignal,
): Promise<void> {
  return poll('the schema; run the role migrate', signal, async () => {
    try {
      return (
        (await isMigrated(url)) && (queuesUrl === null || (await queuesAreMigrated(queuesUrl)))
      );
    } catch (error) {
      // A role that is not the owner's, and was not granted what a migration has made.
      if (!lacksRights(error)) throw error;
      throw new StartError(
        `the role of the database ("${new URL(url).username}") lacks rights; grant them as ` +
          `docs/operations.md tells under "Keys": ${messageOf(error)}`,
        error,
      );
    }
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
