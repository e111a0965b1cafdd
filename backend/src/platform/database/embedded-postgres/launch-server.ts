import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { open, readFile, rename } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { passageTo, type Account } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { CLEAN_ENVIRONMENT } from './run-program.js';
import { until } from './processes.js';
import { findRunningServer, readPostmaster, type Postmaster } from './running-server.js';

const TRIES = 3;
const PAUSE_MS = 300;
/** Recovery after a power cut replays what was written since the last checkpoint. */
const READY_LIMIT_MS = 120_000;

const DURABLE = [
  'shared_buffers=64MB',
  'io_method=sync',
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
];
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

export interface Launch {
  readonly bin: string;
  readonly folder: string;
  readonly logFile: string;
  readonly account: Account | null;
  readonly throwaway: boolean;
}

/**
 * Starts the server on a free port of the loopback interface and waits until it takes connections.
 */
export async function launchServer(launch: Launch): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryOnce(launch);
    if (started) return started;
    // Another server on the same folder, which a killed process started, was faster.
    const other = await findRunningServer(launch.folder);
    if (other) return other;
    if (attempt === TRIES)
      throw new EmbeddedPostgresError(
        `the embedded database did not start: ${await lastWords(launch.logFile)}`,
      );
    // Somebody took the port in between, or the last server's processes are not all gone yet.
    await pause(PAUSE_MS);
  }
}

async function tryOnce(launch: Launch): Promise<Postmaster | null> {
  const child = await spawnServer(launch, await freePort());
  const state = (): Postmaster | null => {
    const found = readPostmaster(launch.folder);
    return found?.pid === child.pid && found?.ready ? found : null;
  };
  const ended = (): boolean =>
    child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  await until(() => ended() || state() !== null, READY_LIMIT_MS);
  const ready = ended() ? null : state();
  if (ready === null) child.kill('SIGQUIT');
  return ready;
}

/**
 * In a session of its own: Ctrl-C reaches the application first, which closes its connections and
 * then stops the server.
 */
async function spawnServer(
  { bin, folder, logFile, account, throwaway }: Launch,
  port: number,
): Promise<ChildProcess> {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    ...DURABLE,
    ...(throwaway ? THROWAWAY : []),
  ];
  await rename(logFile, `${logFile}.1`).catch(() => undefined);
  const passage = await passageTo([folder], account);
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', ...passage.paths, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...account,
        cwd: '/',
        env: CLEAN_ENVIRONMENT,
        detached: true,
        stdio: ['ignore', log.fd, log.fd, ...passage.descriptors],
      },
    );
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    await log.close();
    await passage.close();
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function lastWords(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  return (
    text
      .trim()
      .split('\n')
      .filter((line) => /FATAL|ERROR|error/.test(line))
      .at(-1) ?? `see ${logFile}`
  );
}
