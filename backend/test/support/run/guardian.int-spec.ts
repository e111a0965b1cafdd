import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { startEmbeddedPostgres } from '#platform/database/embedded-postgres/embedded-postgres.js';
import { isAlive } from '#platform/database/embedded-postgres/processes.js';
import { workFolder } from './work-folder.js';

const SCRIPT = fileURLToPath(new URL('guardian.mjs', import.meta.url));

describe('the guardian of a test run', () => {
  let folder: string;
  let worker: ChildProcess;
  let guardian: ChildProcess;

  beforeEach(async () => {
    folder = await workFolder();
    worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(worker, 'spawn');
    await writeFile(join(folder, `worker-${worker.pid ?? 0}`), '');
    guardian = spawn(process.execPath, [SCRIPT, folder], { stdio: ['pipe', 'ignore', 'inherit'] });
    await once(guardian, 'spawn');
  });

  it('stops the server and removes the folder after the run, not its workers', async () => {
    const server = await startEmbeddedPostgres({ dataDir: folder, throwaway: true });
    guardian.stdin?.end('done');
    await once(guardian, 'exit');
    expect([existsSync(folder), isAlive(server.pid), isAlive(worker.pid ?? 0)]).toEqual([
      false,
      false,
      true,
    ]);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  });

  it('ends the workers too when the run was killed', async () => {
    const server = await startEmbeddedPostgres({ dataDir: folder, throwaway: true });
    guardian.stdin?.end();
    await Promise.all([once(guardian, 'exit'), once(worker, 'exit')]);
    expect([existsSync(folder), isAlive(server.pid)]).toEqual([false, false]);
  });
});
