import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

import { runFolder } from './run-folder.js';

/**
 * A folder of a suite's own inside the run's. The guardian stops what is left running in it, by
 * `app.pid` and `postgres/postmaster.pid`, and removes it with the run.
 */
export async function workFolder(): Promise<string> {
  const folder = await mkdtemp(join(runFolder(), 'suite-'));
  // Root's servers run as another account, which has to walk through.
  await chmod(folder, 0o711);
  return folder;
}
