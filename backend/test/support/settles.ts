import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 100;

/** Reads again and again until nothing is left, or the time is over; what was left in the end. */
export async function settles(left: () => Promise<number>, limitMs: number): Promise<number> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const count = await left();
    if (count === 0 || performance.now() > deadline) return count;
    await pause(EVERY_MS);
  }
}
