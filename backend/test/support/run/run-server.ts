import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';

import { Client } from 'pg';

import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/embedded-postgres.js';
import { withStartLock } from '#platform/database/embedded-postgres/start-lock.js';
import { migrate } from '#platform/database/migrate.js';
import { migrateQueues } from '#platform/queue/queue-schema.js';
import { runFolder } from './run-folder.js';

/** The one server of a test run, with a migrated database to copy. */
export interface RunServer {
  /** Of a database from which others can be created and dropped. */
  readonly url: string;
  /** Every database of this run begins with it. */
  readonly prefix: string;
  readonly template: string;
}

/** The server of this run; whichever suite asks first starts it while the others wait. */
export async function runServer(): Promise<RunServer> {
  const folder = runFolder();
  const known = await read(folder);
  return (
    known ??
    withStartLock(join(folder, 'server.lock'), async () => (await read(folder)) ?? open(folder))
  );
}

async function open(folder: string): Promise<RunServer> {
  const shared = process.env['TEST_DATABASE_URL'];
  const prefix = `${basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '_')}_`;
  const url = shared ?? (await startEmbeddedPostgres({ dataDir: folder, throwaway: true })).url;
  if (shared) await writeFile(join(folder, 'shared-server.json'), JSON.stringify({ url, prefix }));
  const server = { url, prefix, template: `${prefix}template` };
  await onServer(server, `CREATE DATABASE ${server.template}`);
  await migrate(urlOf(server, server.template));
  await migrateQueues(urlOf(server, server.template));
  await write(folder, server);
  return server;
}

export async function onServer({ url }: RunServer, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function urlOf(server: RunServer, database: string): string {
  const url = new URL(server.url);
  url.pathname = `/${database}`;
  return url.href;
}

async function read(folder: string): Promise<RunServer | null> {
  const text = await readFile(join(folder, 'server.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as RunServer);
}

/** Renamed into place: a suite that looks at the same time sees all of it or nothing. */
async function write(folder: string, server: RunServer): Promise<void> {
  const draft = join(folder, `server.json.${process.pid}`);
  await writeFile(draft, JSON.stringify(server), { mode: 0o600 });
  await rename(draft, join(folder, 'server.json'));
}
