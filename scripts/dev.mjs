/**
 * `npm run dev`: the API with watch, Vite with reload and a proxy of `/api`, the embedded database
 * and a demo athlete with eight weeks of generated training. Vite runs in this process; the
 * database and the API are children that end when this process ends, whatever ends it.
 *
 * `--port=5173` is for the page, `--api-port=0` takes any free port for the API, `--inspect` lets a
 * debugger attach to the API, `--weeks=8` is the length of the generated training.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';

import { Api } from './dev/api.mjs';
import { startChild } from './dev/child.mjs';
import { freePort, isFree, servePage } from './dev/page.mjs';
import { watchBackend } from './dev/watch-backend.mjs';
import { at, ROOT } from './lib/paths.mjs';
import { unstamp } from './lib/stamp.mjs';
import { typescriptArguments } from './lib/typescript.mjs';

const ATHLETE = { email: 'athlete@stridewatt.local', password: 'rides-and-runs' };
const ADMIN = { email: 'admin@stridewatt.local', password: 'administers-all' };
if (existsSync(at('.env'))) process.loadEnvFile(at('.env'));
const DATA_DIR = resolve(ROOT, process.env.DATA_DIR ?? '.data/dev');
const SEEDED = join(DATA_DIR, 'athlete-seeded');

// Children find it in their environment: a restart of the API takes a third less time.
process.env.NODE_COMPILE_CACHE ??= at('node_modules', '.cache', 'stridewatt', 'compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const begun = performance.now();
const options = readOptions();
const stops = [];
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
await main().catch((error) => {
  if (!ending) process.stderr.write(`dev: ${error.message}\n`);
  return end(1);
});

async function main() {
  const pagePort = await portOf('port');
  const apiPort = await portOf('api-port');
  mkdirSync(DATA_DIR, { recursive: true });
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const page = servePage(pagePort, apiUrl);
  stops.push(() =>
    page.then(
      (server) => server.close(),
      () => undefined,
    ),
  );
  const databaseUrl = process.env.DATABASE_URL || (await startDatabase());
  const api = apiOn(apiPort, pagePort, databaseUrl);
  stops.push(() => api.end());
  const [serves] = await Promise.all([api.start(), page]);
  if (!serves) throw new Error('the API did not start; its own message is above');
  if (!existsSync(SEEDED)) await seed(apiUrl);
  watchSources(api);
  tellWhere(`http://localhost:${pagePort}`, apiUrl);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', default: '5173' },
        'api-port': { type: 'string', default: '0' },
        weeks: { type: 'string', default: '8' },
        inspect: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`dev: ${error.message.split('\n')[0]}\n`);
    process.exit(1);
  }
}

/** 0 takes any free port. */
async function portOf(option) {
  const port = Number(options[option]);
  if (port === 0) return freePort();
  if (await isFree(port)) return port;
  throw new Error(`port ${port} is in use; choose another with npm run dev -- --${option}=NUMBER`);
}

async function startDatabase() {
  const database = startChild([at('scripts', 'dev', 'database.mjs')], { env: { DATA_DIR } });
  // It ends when it is let go, after the API.
  stops.push(async () => {
    if (database.child.connected) database.child.disconnect();
    await database.ended;
  });
  const ready = new Promise((resolve) => database.child.once('message', resolve));
  const started = await Promise.race([ready, database.ended]);
  if (!started?.url) throw new Error('the embedded database did not start');
  if (!started.owned) throw new Error(`another process of the product runs on ${DATA_DIR}`);
  return started.url;
}

function apiOn(apiPort, pagePort, databaseUrl) {
  return new Api({
    flags: options.inspect ? ['--inspect'] : [],
    env: {
      DATA_DIR,
      DATABASE_URL: databaseUrl,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${pagePort}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      RATE_LIMIT_SCALE: process.env.RATE_LIMIT_SCALE ?? '1000',
    },
  });
}

async function seed(apiUrl) {
  process.stdout.write('Adding a demo athlete with weeks of training, once ');
  const { child, ended } = startChild(
    [
      ...typescriptArguments('backend/test/tools/seed-athlete.ts'),
      ...[apiUrl, ATHLETE.email, ATHLETE.password, options.weeks],
    ],
    { onData: (text) => process.stdout.write(text) },
  );
  stops.push(() => child.kill('SIGKILL'));
  if ((await ended) !== 0) throw new Error('the demo athlete could not be added');
  writeFileSync(SEEDED, '');
}

function watchSources(api) {
  const watch = watchBackend({
    // What is built is no longer what the last whole build made.
    onChanged: () => unstamp('build-backend'),
    onBuilt: async (files) => {
      const from = performance.now();
      await api.end();
      if (ending || !(await api.start())) return;
      const seconds = ((performance.now() - from) / 1_000).toFixed(1);
      process.stdout.write(`API restarted in ${seconds} s after ${files} changed files\n`);
    },
    onFailed: (error) => process.stderr.write(`${error.message}\n`),
  });
  stops.push(() => watch.close());
}

function tellWhere(page, api) {
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  process.stdout.write(
    `\nReady in ${seconds} s\n` +
      `  Page           ${page}\n` +
      `  API            ${api}/api\n` +
      `  Athlete        ${ATHLETE.email}  password: ${ATHLETE.password}\n` +
      `  Administrator  ${ADMIN.email}  password: ${ADMIN.password}\n` +
      `  Data           ${DATA_DIR}\n` +
      'Ctrl-C ends everything.\n',
  );
}

/** Stops what was started, the last first. */
async function end(code) {
  if (ending) return;
  ending = true;
  for (const stop of stops.reverse()) await stop();
  process.exit(code);
}
