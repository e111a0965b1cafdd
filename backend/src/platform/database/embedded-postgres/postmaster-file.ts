import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says about itself. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/**
 * Reads `postmaster.pid` of a cluster; null while it is missing or still being written.
 * Lines, by src/include/utils/pidfile.h: 1 process, 4 port, 8 state.
 */
export function readPostmaster(folder: string): Postmaster | null {
  const lines = linesOf(join(folder, 'postmaster.pid'));
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !(port > 0)) return null;
  return { pid, port, ready: lines[7]?.trim() === 'ready' };
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
