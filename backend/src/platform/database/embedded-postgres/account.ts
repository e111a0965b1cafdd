import type { Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import process from 'node:process';

/** Under whom the server runs where it must not run under ourselves. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody` by number on every Linux: it needs no entry that a slim image may lack. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * PostgreSQL refuses to run as root, so root hands it to nobody; anybody else runs it under their
 * own name.
 */
export function serverAccount(): Account | null {
  return process.getuid?.() === 0 ? NOBODY : null;
}

/**
 * Whether the account may walk down to something: it needs the execute bit of every folder above
 * it.
 */
async function canReach(target: string, account: Account): Promise<boolean> {
  for (let at = dirname(resolve(target)); ; at = dirname(at)) {
    if (!canEnter(await stat(at), account)) return false;
    if (at === dirname(at)) return true;
  }
}

function canEnter(folder: Stats, { uid, gid }: Account): boolean {
  if (folder.uid === uid) return (folder.mode & 0o100) !== 0;
  return (folder.mode & (folder.gid === gid ? 0o010 : 0o001)) !== 0;
}

/** The first file descriptor after standard input, output and error. */
const FIRST_FREE = 3;

/**
 * How a program under another account gets to our files: by which paths, and with which descriptors
 * handed over.
 */
export interface Passage {
  readonly paths: readonly string[];
  /** Goes behind the three standard streams of the program. */
  readonly descriptors: readonly number[];
  close(): Promise<void>;
}

/**
 * Paths by which the account can open what belongs to it. Below a folder that only root may enter,
 * such as `/root` or a fresh `mktemp -d`, no such path exists; then the program gets the open files
 * themselves and finds them in its own `/proc/self/fd`, so that `DATA_DIR` can be anywhere and
 * nobody's folders have to be opened up.
 */
export async function passageTo(
  targets: readonly string[],
  account: Account | null,
): Promise<Passage> {
  if (account === null || (await allReachable(targets, account))) {
    return { paths: targets, descriptors: [], close: async () => undefined };
  }
  const handles: FileHandle[] = [];
  for (const target of targets) handles.push(await open(target, 'r'));
  return {
    paths: handles.map((_, index) => `/proc/self/fd/${FIRST_FREE + index}`),
    descriptors: handles.map((handle) => handle.fd),
    close: async () => {
      await Promise.all(handles.map((handle) => handle.close()));
    },
  };
}

async function allReachable(targets: readonly string[], account: Account): Promise<boolean> {
  const answers = await Promise.all(targets.map((target) => canReach(target, account)));
  return answers.every(Boolean);
}
