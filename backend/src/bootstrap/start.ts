import { join } from 'node:path';

import { completeConfig, type AppConfig, type Settings } from '../config/app-config.js';
import { readOwnCommand, readOwnConfig } from '../config/reading/environment.js';
import { keptSecret } from '../config/kept-secret.js';
import { closeToOthers } from '../platform/files/private-folder.js';
import { awaitFiles, makeFolder } from './await-files.js';
import { awaitRedis } from './await-redis.js';
import { confirmed } from './confirm.js';
import type { Lifecycle } from './lifecycle.js';
import { openDatabase } from './open-database.js';
import { say } from './say.js';

/**
 * Does what the role asks for. False when it was one task and the process may end, true when it
 * goes on serving.
 */
export async function start(lifecycle: Lifecycle): Promise<boolean> {
  const settings = readOwnConfig();
  const { role, dataDir } = settings.runtime;
  const command = role === 'admin' ? await askedFor(readOwnCommand()) : [];
  if (command === null) return false;
  // The application's code is read while the database starts: together they are most of the time a
  // start takes.
  const application = role === 'migrate' ? null : applicationFor(role);
  application?.catch(() => undefined);
  if (needsDataDir(settings)) await makeFolder(dataDir, 'DATA_DIR');
  const databaseUrl = await openDatabase(settings, lifecycle);
  lifecycle.signal.throwIfAborted();
  if (application === null) {
    say('The schema is up to date');
    return false;
  }
  if (settings.queue.redisUrl !== null) await awaitRedis(settings.queue.redisUrl, lifecycle.signal);
  await awaitFiles(settings.files, lifecycle.signal);
  if (settings.mail.smtpUrl === null) await closeToOthers(join(dataDir, 'mail'));
  lifecycle.signal.throwIfAborted();
  const config = completeConfig(settings, {
    databaseUrl,
    jwtSecret: settings.auth.jwtSecret ?? (await keptSecret(dataDir, 'jwt-secret')),
  });
  return run(await application, config, lifecycle, command);
}

/**
 * With a service for everything, nothing is written to this machine, and its file system may be
 * read-only.
 */
function needsDataDir({ runtime, database, auth, mail }: Settings): boolean {
  if (database.url === null) return true;
  return runtime.role !== 'migrate' && (auth.jwtSecret === null || mail.smtpUrl === null);
}

type Application = typeof import('./serve.js') | typeof import('./operate.js');

async function run(
  application: Application,
  config: AppConfig,
  lifecycle: Lifecycle,
  command: readonly string[],
): Promise<boolean> {
  if ('operate' in application) {
    await application.operate(config, lifecycle, command);
    return false;
  }
  await application.serve(config, lifecycle);
  return true;
}

function applicationFor(role: Settings['runtime']['role']): Promise<Application> {
  return role === 'admin' ? import('./operate.js') : import('./serve.js');
}

const HELP = new Set(['help', '--help', '-h']);

/** The operator's command; null after the help, which needs no service and changes nothing. */
async function askedFor(given: readonly string[]): Promise<readonly string[] | null> {
  const [first] = given;
  if (first !== undefined && !HELP.has(first)) return confirmed(given);
  const { USAGE } = await import('./operator-command.js');
  say(`Commands of the administration:\n${USAGE}`);
  return null;
}
