import { cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';

import { EmbeddedPostgresError } from './embedded-postgres-error.js';

const STAGE = '/var/tmp/stridewatt-postgres';

/**
 * Copies the binaries to where every account can run them, once per version, and tells the folder.
 * For a checkout below a folder such as `/root` that only its owner may enter.
 */
export async function stageBinaries(native: string, version: string): Promise<string> {
  await mkdir(STAGE, { recursive: true, mode: 0o755 });
  await assertOurs(STAGE);
  const staged = join(STAGE, version);
  if (await isThere(staged)) return staged;
  const draft = `${staged}.${process.pid}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await rename(draft, staged);
  } catch (error) {
    // Another process may have been faster; then its copy is as good as ours.
    if (!(await isThere(staged))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return staged;
}

/**
 * Anybody may create names in /var/tmp: what is executed from there must be ours alone to write.
 */
async function assertOurs(folder: string): Promise<void> {
  const { mode, uid } = await lstat(folder);
  const ours =
    (mode & 0o170_000) === 0o040_000 && uid === process.getuid?.() && (mode & 0o022) === 0;
  if (!ours)
    throw new EmbeddedPostgresError(
      `${basename(folder)} in /var/tmp belongs to somebody else; remove it or set DATABASE_URL`,
    );
}

async function isThere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
