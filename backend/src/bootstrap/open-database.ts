import process from 'node:process';

import type { Settings } from '../config/app-config.js';
import type { Role } from '../config/role.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.js';
import { tellToStop } from '../platform/database/embedded-postgres/running-server.js';
import { migrate } from '../platform/database/migrate.js';
import { migrateQueues } from '../platform/queue/queue-schema.js';
import { awaitDatabase, awaitSchema } from './await-database.js';
import { StartError } from './explain.js';
import type { Lifecycle } from './lifecycle.js';

/**
 * Who works on the schema, or in transactions that last for minutes: one task of one process, which
 * no pooler has to carry.
 */
const PAST_THE_POOLER: ReadonlySet<Role> = new Set(['migrate', 'admin']);

/**
 * Opens the database that the settings ask for, with the schema up to date, and tells the address
 * at which this role works.
 */
export async function openDatabase(settings: Settings, lifecycle: Lifecycle): Promise<string> {
  const { url, directUrl } = settings.database;
  const { role } = settings.runtime;
  if (url === null) return openEmbedded(settings, lifecycle);
  const inPostgres = settings.queue.redisUrl === null;
  const migrates = role === 'all' || role === 'migrate';
  const sessions = directUrl ?? url;
  const working = PAST_THE_POOLER.has(role) ? sessions : url;
  // A process that serves or works on a queue in Redis never needs the server itself, and may stand
  // where it cannot reach it.
  for (const address of new Set(migrates || inPostgres ? [sessions, working] : [working])) {
    await awaitDatabase(
      address,
      address === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL',
      lifecycle.signal,
    );
  }
  if (migrates) await bringUpToDate(sessions, inPostgres);
  else await awaitSchema(working, inPostgres ? sessions : null, lifecycle.signal);
  return working;
}

/** The queues' tables first: a process that waits for the schema looks for both. */
async function bringUpToDate(url: string, withQueues: boolean): Promise<void> {
  if (withQueues) await migrateQueues(url);
  await migrate(url);
}

async function openEmbedded({ runtime, queue }: Settings, lifecycle: Lifecycle): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: runtime.dataDir });
  let stopped = false;
  lifecycle.onEnd(async () => {
    await server.stop();
    stopped = true;
  });
  // A library that calls `process.exit` would leave the server behind.
  process.once('exit', () => {
    if (!stopped && server.owned) tellToStop(server.pid);
  });
  if (runtime.role === 'all' && !server.owned) {
    throw new StartError(
      `another process of the product runs on ${runtime.dataDir}; stop it or set DATA_DIR to ` +
        'another folder',
    );
  }
  lifecycle.signal.throwIfAborted();
  await bringUpToDate(server.url, queue.redisUrl === null);
  return server.url;
}
