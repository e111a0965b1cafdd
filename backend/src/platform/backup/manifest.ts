import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a backup holds, written last: a folder without it is no backup. */
export interface Manifest {
  readonly format: 1;
  readonly takenAt: string;
  /** The migrations that the schema had; a restore wants the very same ones. */
  readonly schema: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  readonly files: { readonly count: number; readonly bytes: number };
}

const NAME = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
}

/** Throws `BackupError` where the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  const manifest = text === null ? null : (JSON.parse(text) as Manifest);
  if (manifest?.format !== 1) throw new BackupError(`${folder} holds no whole backup of this product`);
  return manifest;
}

/** Why a backup cannot be taken or restored, in words for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
