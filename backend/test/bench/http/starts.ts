import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../product.js';
import { ms } from './result.js';
import type { Stage } from './stage.js';

const GOALS = { api: 5000, worker: 4000 } as const;

/**
 * From the start of a process to its line that it is ready, on a database that has its schema; the
 * slowest of the repeats.
 */
export async function measureStarts({ databaseUrl, length, tell }: Stage): Promise<void> {
  for (const role of ['api', 'worker'] as const) {
    let slowest = 0;
    for (let repeat = 0; repeat < length.repeats; repeat += 1) {
      const dataDir = await mkdtemp(join(tmpdir(), 'stridewatt-bench-start-'));
      const begun = performance.now();
      const product = await startProduct(dataDir, { DATABASE_URL: databaseUrl }, role);
      slowest = Math.max(slowest, performance.now() - begun);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
    tell({
      what: `start to ready, \`${role}\``,
      connections: null,
      ratio: null,
      seen: ms(slowest),
      goal: `at most ${GOALS[role]} ms`,
      held: slowest <= GOALS[role],
    });
  }
}
