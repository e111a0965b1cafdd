import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { isMigrated } from '../platform/database/is-migrated.js';
import { StartError } from './explain.js';
import { say } from './say.js';

const LIMIT_MS = 60_000;
const POLL_MS = 500;
/** Refused, unknown host as long as a neighbour container is not up, and PostgreSQL's cannot_connect_now. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

/** Waits for a database that starts at the same time. Throws `StartError` where it does not come or lets nobody in. */
export function awaitDatabase(url: string, signal: AbortSignal): Promise<void> {
  const { host } = new URL(url);
  return poll(`the database at ${host}`, signal, async () => {
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

/** Waits until another process has brought the schema up to date. Throws `StartError` where nobody does. */
export function awaitSchema(url: string, signal: AbortSignal): Promise<void> {
  return poll('the schema; run the role migrate', signal, () => isMigrated(url));
}

async function poll(what: string, signal: AbortSignal, isThere: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (let attempt = 1; !(await isThere()); attempt += 1) {
    if (attempt === 1) say(`Waiting for ${what}`);
    if (performance.now() > deadline) throw new StartError(`waited ${LIMIT_MS / 1_000} s in vain for ${what}`);
    await pause(POLL_MS, undefined, { signal });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
