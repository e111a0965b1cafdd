import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import { EmbeddedPostgresError } from './embedded-postgres-error.js';
import { marksLiveProcess, ownMark } from './processes.js';

const POLL_MS = 50;
const LIMIT_MS = 180_000;

/**
 * Lets one process at a time create, start or stop the server of one folder. The lock of a dead
 * process is broken.
 */
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
  while (!(await put(file, ownMark()))) {
    await breakIfDead(file);
    if (performance.now() > deadline)
      throw new EmbeddedPostgresError(`another process holds ${file}; remove it when none runs`);
    await pause(POLL_MS);
  }
}

/** Makes the file with its content in one step; false where there is one. */
async function put(file: string, mark: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, mark);
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function breakIfDead(file: string): Promise<void> {
  const holder = await textOf(file);
  if (holder === null || marksLiveProcess(holder)) return;
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
    // Somebody else broke it first and took it: what was moved aside is a live lock, and goes back.
    const moved = await textOf(aside);
    if (moved !== null && moved !== holder) await put(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function textOf(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch(() => null);
}
