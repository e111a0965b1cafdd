import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const EVERY_MS = 20;

/**
 * Asks again and again until the check no longer throws; its last error where that does not come
 * about in 30 s, or in `limitMs` where processes have to start first.
 */
export async function eventually<T>(check: () => T | Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(EVERY_MS);
  }
}
