import { readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the library links that an npm package cannot carry. The package does it in an install
 * script, and install scripts do not run here.
 */
export async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  await Promise.all(
    links.map(({ source, target }) =>
      linkUnlessThere(basename(source), join(native, '..', target)),
    ),
  );
}

async function linkUnlessThere(to: string, at: string): Promise<void> {
  try {
    await symlink(to, at);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
