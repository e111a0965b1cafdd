import { spawn } from 'node:child_process';
import { once } from 'node:events';

import type { Account } from './account.js';

/** Nothing of our own surroundings: no locale, no library path, no secrets. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export interface Outcome {
  readonly ok: boolean;
  /** What it wrote, both streams together. */
  readonly output: string;
}

/**
 * Runs a program to its end, in a session of its own so that Ctrl-C in the terminal does not reach
 * it.
 */
export async function runProgram(
  file: string,
  args: readonly string[],
  account: Account | null,
  descriptors: readonly number[] = [],
): Promise<Outcome> {
  const child = spawn(file, args, {
    ...account,
    cwd: '/',
    env: CLEAN_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', ...descriptors],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { ok: code === 0, output: Buffer.concat(chunks).toString('utf8') };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
