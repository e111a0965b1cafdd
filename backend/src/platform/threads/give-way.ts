import { existsSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Where Linux tells a thread its own number, as a link to `PROCESS/task/THREAD`. */
const THREAD_SELF = '/proc/thread-self';

/** Of niceness, below that of the process: nine tenths of a contested processor go to the others. */
const STEPS = 10;

/**
 * Lets the calling thread, and no other of its process, have a processor only when nobody more urgent wants it: heavy work in
 * the background must not hold up answers and the database. Linux knows priorities of threads; elsewhere nothing happens.
 */
export function giveWay(): void {
  if (process.platform !== 'linux' || !existsSync(THREAD_SELF)) return;
  const thread = Number(readlinkSync(THREAD_SELF).split('/').at(-1));
  setPriority(thread, Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + STEPS));
}
