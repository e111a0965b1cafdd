import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../free-port.js';
import type { TestRedis } from './redis.js';
import { says } from '../says.js';

/**
 * Ends the server when its own standard input ends, so that a test run that is killed leaves none
 * behind.
 */
const GUARDED =
  'command -v redis-server >/dev/null || exit 127; redis-server "$@" & server=$!; cat ' +
  '>/dev/null; kill -9 "$server"';

/**
 * A `redis-server` of this machine with a folder and a port of its own; null where none is
 * installed.
 */
export async function redisOnPath(): Promise<TestRedis | null> {
  const folder = await mkdtemp(join(tmpdir(), 'stridewatt-redis-'));
  const port = await freePort();
  const options = [
    '--port',
    `${port}`,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const shell = spawn('sh', ['-c', GUARDED, 'redis', ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(shell, 'exit');
  if (
    !(await Promise.race([
      says(shell.stdout, 'Ready to accept connections'),
      ended.then(() => false),
    ]))
  ) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  return {
    url: `redis://127.0.0.1:${port}/0`,
    stop: async () => {
      shell.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
