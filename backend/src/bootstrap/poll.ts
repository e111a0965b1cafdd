import { setTimeout as pause } from 'node:timers/promises';

import { StartError } from './explain.js';
import { say } from './say.js';

const LIMIT_MS = 60_000;
const POLL_MS = 500;

/**
 * Asks until it is there. Throws `StartError` where that takes longer than a neighbour needs that
 * starts at the same time.
 */
export async function poll(
  what: string,
  signal: AbortSignal,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  for (let attempt = 1; !(await isThere()); attempt += 1) {
    if (attempt === 1) say(`Waiting for ${what}`);
    if (performance.now() > deadline)
      throw new StartError(`waited ${LIMIT_MS / 1_000} s in vain for ${what}`);
    await pause(POLL_MS, undefined, { signal });
  }
}
