/**
 * Puts away what a test run leaves: processes, its database server or its databases, and its
 * folder. It waits for the end of its standard input, so that it also acts when the run is
 * interrupted or killed.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

const [folder] = process.argv.slice(2);
const STOP_LIMIT_MS = 10_000;

const lastWord = await readAll(process.stdin);
if (lastWord !== 'done') await endWorkers();
await putAway();

/**
 * The workers of an interrupted run notice its end later, and would start anew what is put away
 * here.
 */
async function endWorkers() {
  const workers = (await readdir(folder)).filter((name) => name.startsWith('worker-'));
  for (const name of workers) await stop(Number(name.slice('worker-'.length)), 'SIGKILL');
}

async function putAway() {
  const shared = JSON.parse((await textOf(join(folder, 'shared-server.json'))) || 'null');
  if (shared) await dropDatabases(shared);
  // The run's own server, and what single suites started in folders of their own
  // (`work-folder.ts`).
  const suites = await readdir(folder);
  for (const at of [folder, ...suites.map((name) => join(folder, name))]) {
    await stop(await pidIn(join(at, 'app.pid')), 'SIGKILL');
    await stop(await pidIn(join(at, 'postgres', 'postmaster.pid')), 'SIGQUIT');
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function pidIn(file) {
  return Number((await textOf(file)).split('\n')[0]);
}

/** Nothing of a test is worth a clean shutdown. */
async function stop(pid, firstSignal) {
  if (!(pid > 0)) return;
  const deadline = performance.now() + STOP_LIMIT_MS;
  for (
    let signal = firstSignal;
    await signalled(pid, signal);
    signal = performance.now() > deadline ? 'SIGKILL' : 0
  )
    await pause(20);
}

/** False when the process has ended; a zombie has, whether or not anybody collects it. */
async function signalled(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    return false;
  }
  return !/^\d+ \(.*\) Z /.test(await textOf(`/proc/${pid}/stat`));
}

async function dropDatabases({ url, prefix }) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of rows)
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(datname)} WITH (FORCE)`);
  await client.end();
}

async function textOf(file) {
  return readFile(file, 'utf8').catch(() => '');
}

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
