import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
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
  if (account === null || (await canReach(dataDir, account))) return join(dataDir, 'postgres');
  const folder = join(SHARED_DATA, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await writeFile(join(dataDir, 'postgres-is-elsewhere.txt'), `${folder}\n`);
  return join(folder, 'postgres');
}
