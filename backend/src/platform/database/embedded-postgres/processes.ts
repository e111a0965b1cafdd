import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;

/** Whether a process runs. One that has ended and waits to be collected (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return statOf(pid)?.[0] !== 'Z';
}

/**
 * What tells a process from a later one with the same number: its start time in clock ticks since
 * boot. Null where the system has no `/proc`. Source: proc_pid_stat(5), field 22.
 */
export function startTicksOf(pid: number): string | null {
  return statOf(pid)?.[19] ?? null;
}

/** The command line of a process, null where it cannot be read. */
export function commandOf(pid: number): string | null {
  return textOf(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? null;
}

/** Waits until the process is gone; false when `timeoutMs` pass first. */
export async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
  return until(() => !isAlive(pid), timeoutMs);
}

/** Asks until the answer is yes; false when `timeoutMs` pass first. */
export async function until(answer: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!answer()) {
    if (performance.now() > deadline) return false;
    await pause(POLL_MS);
  }
  return true;
}

/**
 * The fields of `/proc/<pid>/stat` from the state (field 3) on; the name before it may hold spaces
 * and brackets.
 */
function statOf(pid: number): string[] | null {
  const text = textOf(`/proc/${pid}/stat`);
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

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
