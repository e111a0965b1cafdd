import process from 'node:process';

import type { Settings } from '../config/app-config.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.js';
import { tellToStop } from '../platform/database/embedded-postgres/running-server.js';
import { migrate } from '../platform/database/migrate.js';
import { migrateQueues } from '../platform/queue/queue-schema.js';
import { awaitDatabase, awaitSchema } from './await-database.js';
import { StartError } from './explain.js';
import type { Lifecycle } from './lifecycle.js';

/** Opens the database that the settings ask for, with the schema up to date, and tells its address. */
export async function openDatabase(settings: Settings, lifecycle: Lifecycle): Promise<string> {
  const { url } = settings.database;
  const { role } = settings.runtime;
  if (url === null) return openEmbedded(settings, lifecycle);
  await awaitDatabase(url, lifecycle.signal);
  const inPostgres = settings.queue.redisUrl === null;
  if (role === 'all' || role === 'migrate') await bringUpToDate(url, inPostgres);
  else await awaitSchema(url, lifecycle.signal, inPostgres);
  return url;
}

/** The queues' tables first: whoever waits for the schema looks for both. */
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
    throw new StartError(`another process of the product runs on ${runtime.dataDir}; stop it or set DATA_DIR to another folder`);
  }
  lifecycle.signal.throwIfAborted();
  await bringUpToDate(server.url, queue.redisUrl === null);
  return server.url;
}
