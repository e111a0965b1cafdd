import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import { BackupError, type Manifest } from './manifest.js';

/** By the key under which each is stored. */
export type FilesOfBackup = ReadonlyMap<string, { readonly key: string; readonly path: string; readonly bytes: number }>;

/** Throws `BackupError` where there is no such folder. */
export async function filesIn(folder: string): Promise<FilesOfBackup> {
  const files = new Map<string, { key: string; path: string; bytes: number }>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new BackupError(`the files of the backup cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    files.set(key, { key, path, bytes: (await stat(path)).size });
  }
  return files;
}

/** Throws `BackupError` where some are missing, cut short or too many. */
export function assertWhole(files: FilesOfBackup, { count, bytes }: Manifest['files']): void {
  if (files.size !== count) throw new BackupError(`the backup holds ${files.size} files and should hold ${count}`);
  const held = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (held !== bytes) throw new BackupError(`the files of the backup have ${held} bytes and should have ${bytes}`);
}
