import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { commandOf, hasEnded, isAlive, until } from './processes.js';

const SETTLE_LIMIT_MS = 60_000;
const FAST_STOP_MS = 20_000;
const QUICK_STOP_MS = 5_000;

/**
 * The server that already runs on this cluster, for instance because the application before us was
 * killed; null where none does. One that is just starting or stopping is waited for. A left-over
 * `postmaster.pid` is removed.
 */
export async function findRunningServer(folder: string): Promise<Postmaster | null> {
  const settled = await until(() => {
    const found = readPostmaster(folder);
    return found === null || found.ready || !isServer(found.pid);
  }, SETTLE_LIMIT_MS);
  const found = readPostmaster(folder);
  if (found === null) return null;
  if (!settled)
    throw new EmbeddedPostgresError(
      `the embedded database (process ${found.pid}) neither starts nor ends; stop it and ` +
        'start again',
    );
  if (isServer(found.pid)) return found;
  // After a restart of the machine or of a container its process number may belong to anything.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  return null;
}

/**
 * Stops a server: fast (open transactions are rolled back), and where it does not obey,
 * immediately, which costs a recovery at the next start. Source: PostgreSQL documentation,
 * "Shutting Down the Server".
 */
export async function stopServer(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', QUICK_STOP_MS],
    ['SIGKILL', QUICK_STOP_MS],
  ] as const;
  for (const [signal, limitMs] of steps) {
    if (!isServer(pid)) return;
    process.kill(pid, signal);
    if (await hasEnded(pid, limitMs)) return;
  }
}

/**
 * Tells a server to stop fast and does not wait; for the very end of a process, where nothing can
 * be awaited.
 */
export function tellToStop(pid: number): void {
  if (isServer(pid)) process.kill(pid, 'SIGINT');
}

function isServer(pid: number): boolean {
  return isAlive(pid) && (commandOf(pid)?.includes('postgres') ?? true);
}

/** What a running server says about itself. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/**
 * Reads `postmaster.pid` of a cluster; null while it is missing or still being written.
 * Lines, by src/include/utils/pidfile.h: 1 process, 4 port, 8 state.
 */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = linesOf(join(folder, 'postmaster.pid'));
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !(port > 0)) return null;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
