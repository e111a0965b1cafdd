import { logFailure } from '#lib/log.js';
import type { Taken } from './upload-intake.js';

/** Nobody's training folder holds more; dropping a whole disk must not take forever. */
const maxFiles = 20_000;

/** Files of a plain choice; those of a chosen folder know their path in it. */
export function takenFrom(files: Iterable<File>): readonly Taken[] {
  return Array.from(files, (file) => ({ file, path: file.webkitRelativePath || file.name }));
}

/**
 * What was dropped or pasted, with all that is in its folders. It must be called while the event is
 * handled: afterwards a browser no longer tells what was in it.
 */
export function takenFromTransfer({
  items,
  files,
}: Pick<DataTransfer, 'files'> & { readonly items?: DataTransferItemList }): Promise<
  readonly Taken[]
> {
  const entries = Array.from(items ?? [], (item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? null) : null,
  ).filter((entry) => entry !== null);
  return entries.some(({ isDirectory }) => isDirectory)
    ? walk(entries)
    : Promise.resolve(takenFrom(files));
}

async function walk(entries: readonly FileSystemEntry[]): Promise<readonly Taken[]> {
  const taken: Taken[] = [];
  const left = [...entries];
  for (let entry = left.shift(); entry && taken.length < maxFiles; entry = left.shift()) {
    try {
      if (entry.isFile) taken.push(await read(entry as FileSystemFileEntry));
      else left.push(...(await inside(entry as FileSystemDirectoryEntry)));
    } catch (error) {
      // What this athlete may not read on their own disk is no reason to leave the rest.
      logFailure(`${entry.fullPath} could not be read`, error);
    }
  }
  return taken;
}

async function read(entry: FileSystemFileEntry): Promise<Taken> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return { file, path: entry.fullPath.replace(/^\//, '') };
}

/** A browser hands out a folder in parts, at most a hundred at a time; an empty part is the end. */
async function inside(directory: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = directory.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
  }
}
