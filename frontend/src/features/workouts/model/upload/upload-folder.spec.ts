import { describe, expect, it, jest } from '@jest/globals';
import { takenFrom, takenFromTransfer } from './upload-folder.js';

type Callback<T> = (value: T) => void;

function fileEntry(path: string, broken = false): FileSystemFileEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const file = (resolve: Callback<File>, reject?: Callback<DOMException>): void =>
    broken ? reject?.(new DOMException('no', 'NotReadableError')) : resolve(new File([], name));
  return { isFile: true, isDirectory: false, name, fullPath: path, file } as FileSystemFileEntry;
}

/** Hands out what is in it in parts, as browsers do. */
function folderEntry(path: string, entries: readonly FileSystemEntry[]): FileSystemDirectoryEntry {
  const createReader = () => {
    const left = [...entries];
    return { readEntries: (resolve: Callback<FileSystemEntry[]>) => resolve(left.splice(0, 2)) };
  };
  return {
    isFile: false,
    isDirectory: true,
    name: path.slice(1),
    fullPath: path,
    createReader,
  } as unknown as FileSystemDirectoryEntry;
}

function dropped(...entries: readonly FileSystemEntry[]): Parameters<typeof takenFromTransfer>[0] {
  const items = [
    { kind: 'string' },
    ...entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
  ];
  const files = entries.map(({ name }) => new File([], name));
  return { items, files } as unknown as Parameters<typeof takenFromTransfer>[0];
}

describe('what is dropped', () => {
  it('is taken with all that is in its folders, part by part and to the bottom', async () => {
    const deep = folderEntry('/rides/june', [fileEntry('/rides/june/d.fit')]);
    const folder = folderEntry('/rides', [
      fileEntry('/rides/a.fit'),
      fileEntry('/rides/b.fit'),
      fileEntry('/rides/c.fit'),
      deep,
    ]);
    const taken = await takenFromTransfer(dropped(fileEntry('/alone.fit'), folder));
    expect(taken.map(({ path }) => path)).toEqual([
      'alone.fit',
      'rides/a.fit',
      'rides/b.fit',
      'rides/c.fit',
      'rides/june/d.fit',
    ]);
  });

  it('is taken without what cannot be read', async () => {
    const reported = jest.spyOn(globalThis, 'reportError').mockReturnValue(undefined);
    const taken = await takenFromTransfer(
      dropped(
        folderEntry('/rides', [fileEntry('/rides/locked.fit', true), fileEntry('/rides/b.fit')]),
      ),
    );
    expect(taken.map(({ path }) => path)).toEqual(['rides/b.fit']);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('is taken as plain files where there is no folder', async () => {
    const taken = await takenFromTransfer(dropped(fileEntry('/a.fit'), fileEntry('/b.fit')));
    expect(taken.map(({ path }) => path)).toEqual(['a.fit', 'b.fit']);
  });
});

it('a chosen folder tells the paths of its files', () => {
  const file = Object.defineProperty(new File([], 'a.fit'), 'webkitRelativePath', {
    value: 'rides/a.fit',
  });
  expect(takenFrom([file, new File([], 'b.fit')]).map(({ path }) => path)).toEqual([
    'rides/a.fit',
    'b.fit',
  ]);
});
