import process from 'node:process';

import { isAlive, startTicksOf } from './processes.js';

/**
 * A process by number and start time. The number alone is not enough: in a container the product
 * gets the same one after every restart.
 */
export function ownMark(): string {
  return markOf(process.pid);
}

/** Whether the process that left this mark still runs. */
export function marksLiveProcess(mark: string): boolean {
  const pid = Number(mark.split(' ', 1)[0]);
  return pid > 0 && isAlive(pid) && mark === markOf(pid);
}

function markOf(pid: number): string {
  return `${pid} ${startTicksOf(pid) ?? ''}`;
}
