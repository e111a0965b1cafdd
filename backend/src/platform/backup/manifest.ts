import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a backup holds, written last: a folder without it is no backup. */
export interface Manifest {
  readonly format: 2;
  readonly takenAt: string;
  /** The migrations that the schema had; a restore wants the very same ones. */
  readonly schema: readonly string[];
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly sha256: string }>>;
  /** The digest is that of all keys with the SHA-256 of their contents, see `digestOf`. */
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256: string };
}

const NAME = 'manifest.json';

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, {
    flag: 'wx',
    mode: 0o600,
  });
}

/** Throws `BackupError` where the folder holds no whole backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => null);
  const manifest = text === null ? null : parsed(text);
  if (!isManifest(manifest))
    throw new BackupError(`${folder} holds no whole backup of this product`);
  return manifest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What else a damaged one says shows where it is compared with the tables and files. */
function isManifest(found: unknown): found is Manifest {
  const { format, schema, tables, files } = (found ?? {}) as Partial<Manifest>;
  return format === 2 && Array.isArray(schema) && isObject(tables) && isObject(files);
}

function isObject(found: unknown): boolean {
  return typeof found === 'object' && found !== null;
}

/** Why a backup cannot be taken or restored, in words for the operator. */
export class BackupError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupError';
  }
}
