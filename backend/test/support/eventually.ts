import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const EVERY_MS = 20;

/** Asks again and again until the check no longer throws; its last error where that does not come about in 30 s. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(EVERY_MS);
  }
}
