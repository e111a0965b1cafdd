import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';

import { workFolder } from '#test/support/run/work-folder.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { hasEnded, isAlive, startTicksOf } from './processes.js';

describe('embedded PostgreSQL', () => {
  let dataDir: string;
  const started: EmbeddedPostgres[] = [];

  beforeEach(async () => {
    dataDir = await workFolder();
  });
  afterEach(async () => {
    for (const server of started.splice(0)) await server.stop();
  });

  const start = async (throwaway = true): Promise<EmbeddedPostgres> => {
    const server = await startEmbeddedPostgres({ dataDir, throwaway });
    started.push(server);
    return server;
  };

  it('starts, answers, and leaves no process behind when it is stopped', async () => {
    const server = await start();
    expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect(isAlive(server.pid)).toBe(false);
  });

  it('is the PostgreSQL for which it is taken: 18, in UTC, with Unicode letters', async () => {
    const [row] = await ask(
      (await start()).url,
      `SELECT current_setting('server_version') AS version, current_setting('TimeZone') AS ` +
        `zone, upper('è') AS letter`,
    );
    expect(row).toMatchObject({
      version: expect.stringMatching(/^18\./),
      zone: 'UTC',
      letter: 'È',
    });
  });

  it('keeps its data over a stop and a start', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await ask((await start()).url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { url } = await start();
    const forged = new URL(url);
    forged.password = 'guessed';
    await expect(ask(forged.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
  });

  it('listens on the loopback interface alone, and on no socket file', async () => {
    const { url } = await start();
    const [row] = await ask(
      url,
      `SELECT current_setting('listen_addresses') AS at, ` +
        `current_setting('unix_socket_directories') AS sockets`,
    );
    expect(row).toEqual({ at: '127.0.0.1', sockets: '' });
  });

  it('is started once by those who start it at the same time', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one.pid).toBe(other.pid);
  });

  it('uses the server that a killed process left running, and owns it from then on', async () => {
    const left = await start();
    await writeFile(join(dataDir, 'postgres.owner'), '2147483646 1');
    const next = await start();
    expect(next.pid).toBe(left.pid);
    expect(next.owned).toBe(true);
  });

  it('is a guest beside a live owner, and leaves the server running', async () => {
    const running = await start();
    const owner = await liveProcess();
    try {
      await writeFile(
        join(dataDir, 'postgres.owner'),
        `${owner.pid} ${startTicksOf(owner.pid ?? 0) ?? ''}`,
      );
      const guest = await start();
      expect(guest.owned).toBe(false);
      await guest.stop();
      expect(isAlive(running.pid)).toBe(true);
    } finally {
      owner.kill('SIGKILL');
      await once(owner, 'exit');
    }
    await start();
  });

  it('recovers with everything that was committed after the server itself was killed', async () => {
    const first = await start(false);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    process.kill(first.pid, 'SIGKILL');
    await hasEnded(first.pid, 5_000);
    expect(await ask((await start(false)).url, 'SELECT answer FROM kept')).toEqual([
      { answer: 42 },
    ]);
  });

  it('is not misled by a left-over process number that now belongs to something else', async () => {
    const first = await start();
    await first.stop();
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    await writeFile(
      pidFile,
      [process.pid, join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '', 'ready   ', ''].join(
        '\n',
      ),
    );
    const second = await start();
    expect(second.pid).not.toBe(process.pid);
    expect(await readFile(pidFile, 'utf8')).toContain(String(second.pid));
  });

  it('begins again where making the cluster was interrupted', async () => {
    await writeFile(join(dataDir, 'postgres.new'), 'half made');
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('runs in a DATA_DIR that is closed to others, and leaves it closed and complete', async () => {
    await chmod(dataDir, 0o700);
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(await ask((await start()).url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await readdir(dataDir)).toEqual([
      'postgres',
      'postgres-password',
      'postgres.log',
      'postgres.log.1',
      'postgres.owner',
    ]);
  });

  it('breaks the lock of a process that died while it started the server', async () => {
    await writeFile(join(dataDir, 'postgres.lock'), '2147483646 1');
    expect(await ask((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function liveProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  return child;
}
