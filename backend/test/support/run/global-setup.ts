import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import type { StartedTestContainer } from 'testcontainers';

/**
 * What the end of the run has to put away. Jest loads set-up and tear-down as two modules of one
 * process.
 */
export interface OpenRun {
  readonly guardian: ChildProcess;
  readonly container: Pick<StartedTestContainer, 'stop'> | null;
}

declare global {
  var stridewattTestRun: OpenRun | undefined;
}

/**
 * Runs once before all suites. It starts no database: the first suite that asks for one pays for
 * it, so that a run of pure specs costs nothing. Only built-in modules here, because Jest loads
 * this file outside of its module resolution.
 */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(join(await baseFolder(), 'stridewatt-test-'));
  // The server runs as another account when the run is root's, and has to walk through this folder.
  await chmod(folder, 0o711);
  process.env['STRIDEWATT_TEST_RUN'] = folder;
  const guardian = spawnGuardian(folder);
  globalThis.stridewattTestRun = { guardian, container: await containerIfNeeded() };
}

/**
 * Cleans up when its standard input ends, which it does however this process ends, `kill -9`
 * included.
 */
function spawnGuardian(folder: string): ChildProcess {
  const script = fileURLToPath(new URL('guardian.mjs', import.meta.url));
  const guardian = spawn(process.execPath, [script, folder], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guardian.unref();
  (guardian.stdin as unknown as { unref(): void }).unref();
  return guardian;
}

/** A folder for temporary files that every account may enter. */
async function baseFolder(): Promise<string> {
  if (process.getuid?.() !== 0) return tmpdir();
  for (let at = tmpdir(); at !== dirname(at); at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return '/var/tmp';
  }
  return tmpdir();
}

/** PostgreSQL from Docker, only on platforms for which npm carries no binaries. */
async function containerIfNeeded(): Promise<OpenRun['container']> {
  if (
    process.env['TEST_DATABASE_URL'] ||
    ['linux-x64', 'linux-arm64', 'darwin-arm64'].includes(`${process.platform}-${process.arch}`)
  )
    return null;
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .start();
  process.env['TEST_DATABASE_URL'] = container.getConnectionUri();
  return container;
}
