import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { isAlive, until } from '#platform/database/embedded-postgres/processes.js';
import { readPostmaster } from '#platform/database/embedded-postgres/running-server.js';
import { HttpClient } from '#test/support/http-client.js';
import { workFolder } from '../support/run/work-folder.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/dev.mjs', import.meta.url));
const LIMIT_MS = 120_000;

jest.setTimeout(180_000);

interface Dev {
  readonly child: ChildProcess;
  readonly ended: Promise<number | string>;
  readonly said: () => string;
}

describe('npm run dev', () => {
  const launched: Dev[] = [];

  afterEach(async () => {
    for (const dev of launched.splice(0)) {
      dev.child.kill('SIGINT');
      await dev.ended;
    }
  });

  function launch(dataDir: string, ...args: string[]): Dev {
    const child = spawn(process.execPath, [SCRIPT, '--weeks=1', ...args], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    const listen = (chunk: Buffer): void => void (said += chunk.toString());
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
    const dev = { child, ended, said: () => said };
    launched.push(dev);
    return dev;
  }

  async function ready(dev: Dev): Promise<string> {
    let hasEnded = false;
    void dev.ended.then(() => (hasEnded = true));
    const page = /^ {2}Page +(http:\S+)\n[^]*Ctrl-C/m;
    await until(() => hasEnded || page.test(dev.said()), LIMIT_MS);
    const url = page.exec(dev.said())?.[1];
    if (url === undefined) throw new Error(`never ready: ${dev.said()}`);
    return url;
  }

  const postgresOf = (dataDir: string): number | undefined =>
    readPostmaster(join(dataDir, 'postgres'))?.pid;

  it('serves page and API at one address, signs the demo athlete in, ends cleanly', async () => {
    const dataDir = await workFolder();
    const dev = launch(dataDir, '--port=0');
    const url = await ready(dev);
    const page = await (await fetch(url)).text();
    expect(page).toContain('/@vite/client');

    const [, email, password] = /Athlete +(\S+) +password: (\S+)/.exec(dev.said()) ?? [];
    const client = new HttpClient(url);
    const { body } = await client.post<{ token: string }>('/api/auth/login', {
      email: email ?? '',
      password: password ?? '',
    });
    const list = await client
      .as(body.token)
      .get<{ workouts: { sport: string }[] }>('/api/workouts');
    expect(new Set(list.body.workouts.map(({ sport }) => sport)).size).toBeGreaterThan(0);

    const postgres = postgresOf(dataDir);
    expect(postgres).toBeDefined();
    dev.child.kill('SIGINT');
    expect(await dev.ended).toBe(0);
    expect(isAlive(postgres ?? 0)).toBe(false);
  });

  it('leaves no process behind when it is killed', async () => {
    const dataDir = await workFolder();
    const dev = launch(dataDir, '--port=0');
    const url = await ready(dev);
    const api = /API +(http:\S+)/.exec(dev.said())?.[1] ?? url;
    const postgres = postgresOf(dataDir) ?? 0;
    dev.child.kill('SIGKILL');
    await until(() => !isAlive(postgres), LIMIT_MS);
    await expect(fetch(`${api}/health`)).rejects.toThrow();
  });

  it('names a port that is in use, in one sentence', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const dev = launch(await workFolder(), `--port=${port}`);
    expect(await dev.ended).toBe(1);
    expect(dev.said()).toBe(
      `dev: port ${port} is in use; choose another with npm run dev -- --port=NUMBER\n`,
    );
    taken.close();
  });
});
