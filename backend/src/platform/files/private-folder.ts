import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Recordings and emails are people's data: only the account of the product may read them. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

const FOR_OTHERS = 0o077;

/** File systems without these rights, and files of another account, stay as they are. */
const NOT_OURS = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'ENOENT']);

/** Makes a folder, and those above it that are missing, for the product's account alone. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/**
 * Takes the rights of others away from a folder and everything in it, which earlier releases
 * created for everybody. Does nothing if the folder is closed: its own rights change last, so that
 * an interrupted run is repeated. Links are not followed.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => null);
  if (!found?.isDirectory() || (found.mode & FOR_OTHERS) === 0) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await restrict(path, PRIVATE_FILE);
  }
  await restrict(folder, PRIVATE_FOLDER);
}

async function restrict(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    if (!NOT_OURS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
