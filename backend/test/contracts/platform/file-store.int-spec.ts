import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { DiskFileStore } from '#platform/files/disk-file-store.js';
import { InMemoryFileStore } from '#test/builders/in-memory-file-store.js';
import { eventually } from '#test/support/eventually.js';
import { fileStoreContract } from './file-store.contract.js';

fileStoreContract('in memory', () => Promise.resolve(new InMemoryFileStore()));

const made: string[] = [];
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stridewatt-files-'));
  made.push(folder);
  return join(folder, 'not', 'there', 'yet');
}

async function openStore(root: string): Promise<DiskFileStore> {
  const store = new DiskFileStore(root);
  await store.onModuleInit();
  return store;
}

fileStoreContract('on disk', async () => openStore(await aFolder()));

describe('DiskFileStore', () => {
  let root: string;
  let unfinished: string;

  beforeEach(async () => {
    root = await aFolder();
    unfinished = join(root, '.unfinished');
  });

  it('finds its files again after a restart', async () => {
    await (await openStore(root)).write('fit/ab/a.fit', Readable.from(['bytes']));
    const again = await openStore(root);
    expect(Buffer.from(await again.read('fit/ab/a.fit')).toString()).toBe('bytes');
  });

  it('leaves nothing on disk after a failed stream', async () => {
    const store = await openStore(root);
    const failing = new PassThrough();
    const written = store.write('fit/ab/a.fit', failing);
    failing.destroy(new Error('cut'));
    await expect(written).rejects.toThrow('cut');
    expect(await readdir(unfinished)).toEqual([]);
  });

  it('closes the source stream if the file cannot be stored', async () => {
    const store = await openStore(root);
    await store.write('taken', Readable.from(['a file']));
    const content = Readable.from(['x']);
    await expect(store.write('taken/below', content)).rejects.toThrow();
    expect(content.destroyed).toBe(true);
    expect(await readdir(unfinished)).toEqual([]);
  });

  it('sweeps leftovers of crashes after ten minutes, and keeps writes in progress', async () => {
    await mkdir(unfinished, { recursive: true });
    const limit = 600;
    const now = Date.now() / 1_000;
    const leave = async (name: string, age: number) => {
      const path = join(unfinished, name);
      await writeFile(path, 'half a file');
      await utimes(path, now - age, now - age);
    };
    await leave('old', limit + 60);
    await leave('young', limit - 60);
    const every = jest.spyOn(globalThis, 'setInterval');
    const store = await openStore(root);
    expect(await readdir(unfinished)).toEqual(['young']);
    await leave('of another process', limit + 60);
    const [round] = every.mock.calls.at(-1) ?? [];
    (round as () => void)();
    await eventually(async () => expect(await readdir(unfinished)).toEqual(['young']));
    store.onApplicationShutdown();
    every.mockRestore();
  });

  it('fails its health check if the disk refuses writes', async () => {
    const store = await openStore(root);
    await rm(root, { recursive: true });
    await writeFile(root, 'a file where the folder was');
    await expect(store.ping()).rejects.toThrow();
  });
});
