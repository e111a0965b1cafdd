import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { canReach, type Account } from './account.js';

/** Where root keeps what must outlive a restart; /var/tmp is swept after a month. */
const SHARED_DATA = '/var/lib/stridewatt';

/**
 * The folder that holds the cluster: `DATA_DIR/postgres`. Where the server's account cannot reach `DATA_DIR`, a folder
 * below /var/lib that belongs to this `DATA_DIR` alone, and a note in `DATA_DIR` says where it is.
 */
export async function chooseClusterFolder(dataDir: string, account: Account | null): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  if (account === null) return join(dataDir, 'postgres');
  await admit(dataDir, account);
  if (await canReach(dataDir, account)) return join(dataDir, 'postgres');
  const folder = join(SHARED_DATA, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, 'postgres-is-elsewhere.txt'), `${folder}\n`);
  return join(folder, 'postgres');
}

/** Lets the account, and nobody else, walk through a `DATA_DIR` that is closed to all but its owner. The folders above are not ours to change. */
async function admit(dataDir: string, { gid }: Account): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if ((mode & 0o077) !== 0) return;
  await chown(dataDir, uid, gid);
  await chmod(dataDir, (mode & 0o7777) | 0o010);
}
