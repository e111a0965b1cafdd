import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.js';
import type { Goal } from './goal.js';

const CHILD = fileURLToPath(new URL('./memory-child.ts', import.meta.url));
const HOOK = new URL('../../support/typescript-hook.mjs', import.meta.url).href;
const FLAGS = ['--expose-gc', '--experimental-transform-types', '--import', HOOK];
const RUNS = 5;

/**
 * Growth of the memory of a process (resident set) up to its peak in its first decode, megabytes:
 * median of processes of their own. Nothing is decoded before: a heap that earlier files have
 * widened takes in the objects of the SDK, and how many of them is left to chance.
 */
export interface MemoryResult {
  readonly name: string;
  readonly oursMb: number;
  readonly sdkMb: number;
}

export function memoryOf(name: string, bytes: Uint8Array): MemoryResult {
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-bench-'));
  const path = join(folder, 'file.fit');
  writeFileSync(path, bytes);
  const growth = (decoder: string): number =>
    median(Array.from({ length: RUNS }, () => grown(decoder, path)));
  const result = { name, oursMb: growth('allMessages'), sdkMb: growth('sdkDefaults') };
  rmSync(folder, { recursive: true });
  return result;
}

export function memoryGoal(results: readonly MemoryResult[]): Goal {
  const shares = results.map(({ oursMb, sdkMb }) => oursMb / sdkMb);
  const worst = Math.max(...shares);
  return {
    what: 'peak memory growth against @garmin/fitsdk, defaults (first file of a process)',
    gate: 'a quarter',
    stretch: 'a sixth',
    measured: results
      .map(
        ({ name, oursMb, sdkMb }) =>
          `${name}: ${oursMb.toFixed(1)} MB to ${sdkMb.toFixed(1)} MB ` +
          `(${(oursMb / sdkMb).toFixed(2)})`,
      )
      .join('; '),
    holdsGate: worst <= 1 / 4,
    holdsStretch: worst <= 1 / 6,
  };
}

function grown(decoder: string, path: string): number {
  const { stdout, status } = spawnSync(process.execPath, [...FLAGS, CHILD, decoder, path], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`measuring the memory of ${decoder} failed`);
  return Number(stdout);
}
