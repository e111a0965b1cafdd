import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { marksLiveProcess, ownMark } from './process-mark.js';

const POLL_MS = 50;
const LIMIT_MS = 180_000;

/** Lets one process at a time create, start or stop the server of one folder. The lock of a dead process is broken. */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  while (!(await tryAcquire(file))) {
    if (performance.now() > deadline) throw new EmbeddedPostgresError(`another process holds ${file}; remove it when none runs`);
    await pause(POLL_MS);
  }
}

async function tryAcquire(file: string): Promise<boolean> {
  try {
    await writeFile(file, ownMark(), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = await readFile(file, 'utf8').catch(() => '');
  // An empty file is one that its holder has not written into yet.
  if (holder !== '' && !marksLiveProcess(holder)) await rm(file, { force: true });
  return false;
}
