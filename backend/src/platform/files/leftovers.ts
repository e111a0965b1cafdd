import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Longer than any request may take, so that the file of a slow sender is never swept away under it.
 */
const LEFT_BEHIND_MS = 10 * 60_000;

/** Removes unfinished files that nobody has written to for ten minutes. */
export async function sweepLeftovers(folder: string): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const known = await stat(path).catch(() => null);
    if (known && now - known.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
