import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';

/** Under whom the server runs where it must not run under ourselves. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody` by number on every Linux: it needs no entry that a slim image may lack. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root hands it to nobody; anybody else runs it under their
 * own name.
 */
export function serverAccount(): Account | null {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/**
 * Whether the account may walk down to something: it needs the execute bit of every folder above
 * it.
 */
export async function canReach(target: string, account: Account): Promise<boolean> {
  for (let at = dirname(resolve(target)); ; at = dirname(at)) {
    if (!canEnter(await stat(at), account)) return false;
    if (at === dirname(at)) return true;
  }
}

function canEnter(folder: Stats, { uid, gid }: Account): boolean {
  if (folder.uid === uid) return (folder.mode & 0o100) !== 0;
  return (folder.mode & (folder.gid === gid ? 0o010 : 0o001)) !== 0;
}
