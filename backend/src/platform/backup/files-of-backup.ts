import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';

import { BackupError, type Manifest } from './manifest.js';

/** By the key under which each is stored. */
export type FilesOfBackup = ReadonlyMap<
  string,
  { readonly key: string; readonly path: string; readonly bytes: number }
>;

/** Throws `BackupError` where there is no such folder. */
export async function filesIn(folder: string): Promise<FilesOfBackup> {
  const files = new Map<string, { key: string; path: string; bytes: number }>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      throw new BackupError(
        'the files of the backup cannot be read: ' +
          `${error instanceof Error ? error.message : String(error)}`,
      );
    },
  );
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = relative(folder, path).split(sep).join('/');
    files.set(key, { key, path, bytes: (await stat(path)).size });
  }
  return files;
}

/**
 * Reads every file. Throws `BackupError` where some are missing, cut short, too many or not what
 * they were.
 */
export async function assertWhole(
  files: FilesOfBackup,
  { count, bytes, sha256 }: Manifest['files'],
): Promise<void> {
  if (files.size !== count)
    throw new BackupError(`the backup holds ${files.size} files and should hold ${count}`);
  const held = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  if (held !== bytes)
    throw new BackupError(`the files of the backup have ${held} bytes and should have ${bytes}`);
  const hashes = new Map<string, string>();
  for (const { key, path } of files.values()) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    hashes.set(key, hash.digest('hex'));
  }
  if (digestOf(hashes) !== sha256) throw new BackupError('a file of the backup is damaged');
}

/** One SHA-256 over all keys and the SHA-256 of what each holds, in the order of the keys. */
export function digestOf(hashes: ReadonlyMap<string, string>): string {
  const digest = createHash('sha256');
  for (const key of [...hashes.keys()].sort()) digest.update(`${key}\n${hashes.get(key) ?? ''}\n`);
  return digest.digest('hex');
}

/** Lets bytes through and tells them to `hash`. */
export function hashing(hash: Hash): Transform {
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}
