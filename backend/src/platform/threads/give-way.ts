import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Where Linux tells a thread its own number, as a link to `PROCESS/task/THREAD`. */
const THREAD_SELF = '/proc/thread-self';

/**
 * Lets the calling thread, and no other of its process, have a processor only when nobody more urgent wants it: heavy work in
 * the background must not hold up answers and the database. Linux knows priorities of threads; elsewhere nothing happens.
 */
export function giveWay(): void {
  if (process.platform !== 'linux' || !existsSync(THREAD_SELF)) return;
  const thread = Number(readlinkSync(THREAD_SELF).split('/').at(-1));
  setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
}
