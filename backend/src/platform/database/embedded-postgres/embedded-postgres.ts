import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { Client, escapeIdentifier } from 'pg';

import { keptSecret } from '#config/kept-secret.js';
import { serverAccount } from './account.js';
import { prepareBinaries } from './binaries.js';
import { createCluster, SUPERUSER } from './create-cluster.js';
import { launchServer } from './launch-server.js';
import { Ownership } from './owner.js';
import { findRunningServer, stopServer, type Postmaster } from './running-server.js';
import { withStartLock } from './start-lock.js';

export interface EmbeddedPostgresOptions {
  /** Absolute; holds the cluster, its password and its log. */
  readonly dataDir: string;
  /** Trades safety against power cuts for speed; for tests. */
  readonly throwaway?: boolean;
}

/** A running server and the database in it. */
export interface EmbeddedPostgres {
  readonly url: string;
  readonly pid: number;
  /**
   * Whether it is for this process to stop the server; false beside another live process that
   * started it.
   */
  readonly owned: boolean;
  /** Stops the server unless another live process owns it. Calling it again does nothing. */
  stop(): Promise<void>;
}

const DATABASE = 'stridewatt';

/**
 * PostgreSQL from npm packages on 127.0.0.1, kept in `dataDir`. Uses the server that already runs
 * there, else starts one. Throws `EmbeddedPostgresError` with one line for the operator.
 */
export async function startEmbeddedPostgres({
  dataDir,
  throwaway = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  await mkdir(dataDir, { recursive: true });
  const lock = join(dataDir, 'postgres.lock');
  const owner = new Ownership(join(dataDir, 'postgres.owner'));
  return withStartLock(lock, async () => {
    const password = await keptSecret(dataDir, 'postgres-password');
    const folder = join(dataDir, 'postgres');
    const server = (await findRunningServer(folder)) ?? (await start());
    if (!owner.isTaken()) await owner.take();
    const url = addressOf(server, password);
    await ensureDatabase(url(SUPERUSER_DATABASE), DATABASE);
    return {
      url: url(DATABASE),
      pid: server.pid,
      owned: owner.isOurs(),
      stop: () => withStartLock(lock, () => stop(server, owner)),
    };

    async function start(): Promise<Postmaster> {
      const bin = await prepareBinaries(account);
      await createCluster({ bin, folder, account, password, throwaway });
      return launchServer({
        bin,
        folder,
        account,
        throwaway,
        logFile: join(dataDir, 'postgres.log'),
      });
    }
  });
}

const SUPERUSER_DATABASE = 'postgres';

function addressOf({ port }: Postmaster, password: string): (database: string) => string {
  return (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

async function stop({ pid }: Postmaster, owner: Ownership): Promise<void> {
  if (!owner.isOurs()) return;
  await stopServer(pid);
  await owner.release();
}

/** Creates a database unless it is there. `url` leads to another database of the same server. */
async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'stridewatt start' });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
