import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Where this run of Jest keeps everything; made by `global-setup.ts`, removed by the guardian.
 * Each process that uses it is listed there: the workers of a killed run continue for a while, and
 * the guardian ends them before it cleans up.
 */
export function runFolder(): string {
  const folder = process.env['STRIDEWATT_TEST_RUN'];
  if (folder === undefined) throw new Error('global-setup.ts has not run');
  writeFileSync(join(folder, `worker-${process.pid}`), '');
  return folder;
}
