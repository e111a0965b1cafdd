import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../../../../backend/src/platform/database/embedded-postgres/embedded-postgres.js';
import { startOpenaiDouble } from '../../../../backend/test/support/doubles/openai-double.mjs';

interface Service {
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * `embedded`: nothing is set. `services`: PostgreSQL and Redis of their own. `model`: both, and a
 * language model.
 */
const starts = {
  embedded: [],
  services: [postgres, redis],
  model: [postgres, redis, model],
} satisfies Record<string, readonly (() => Promise<Service>)[]>;

export type Setup = keyof typeof starts;

export function setupNamed(name: string): Setup {
  if (!(name in starts)) throw new Error(`there is no set-up named ${name}`);
  return name as Setup;
}

/** What the set-up runs beside the product, and the environment that leads the product to it. */
export async function startServices(setup: Setup): Promise<Service> {
  const running: Service[] = [];
  for (const start of starts[setup]) running.push(await start());
  return {
    env: Object.assign({}, ...running.map(({ env }) => env)) as Record<string, string>,
    stop: async () => {
      for (const service of running.reverse()) await service.stop();
    },
  };
}

async function folder(name: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `stridewatt-e2e-${name}-`));
}

async function postgres(): Promise<Service> {
  const dataDir = await folder('postgres');
  const server = await startEmbeddedPostgres({ dataDir, throwaway: true });
  return {
    env: { DATABASE_URL: server.url },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function redis(): Promise<Service> {
  const dir = await folder('redis');
  const port = await freePort();
  const program = await listening(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'],
    /Ready to accept/,
  );
  return {
    env: { REDIS_URL: `redis://127.0.0.1:${port}/0` },
    stop: async () => {
      await program.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/**
 * A local server that speaks the protocol of an OpenAI-compatible service and mixes made-up numbers
 * into its answers.
 */
async function model(): Promise<Service> {
  const double = await startOpenaiDouble({ behaviour: 'hallucinate' });
  return {
    env: { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'test-key', OPENAI_MODEL: 'double-1' },
    stop: () => double.close(),
  };
}

/** Starts a program and waits for the line that says it takes connections. */
async function listening(
  command: string,
  args: readonly string[],
  says: RegExp,
): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => says.test(line) && resolve());
    child.once('error', () => reject(new Error(`${command} is not installed`)));
    child.once('close', (code) =>
      reject(new Error(`${command} ended with ${code} before it was ready`)),
    );
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
