import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { DiskFileStore } from '../../src/platform/files/disk-file-store.js';
import { InMemoryFileStore } from '../builders/in-memory-file-store.js';
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

  it('leaves nothing on the disk of a stream that fails', async () => {
    const store = await openStore(root);
    const failing = new PassThrough();
    const written = store.write('fit/ab/a.fit', failing);
    failing.destroy(new Error('cut'));
    await expect(written).rejects.toThrow('cut');
    expect(await readdir(unfinished)).toEqual([]);
  });

  it('lets go of a sender whose file cannot be kept', async () => {
    const store = await openStore(root);
    await store.write('taken', Readable.from(['a file']));
    const content = Readable.from(['x']);
    await expect(store.write('taken/below', content)).rejects.toThrow();
    expect(content.destroyed).toBe(true);
    expect(await readdir(unfinished)).toEqual([]);
  });

  it('sweeps away what a crash left more than an hour ago, and keeps what is being written', async () => {
    await mkdir(unfinished, { recursive: true });
    const hour = 3_600;
    const now = Date.now() / 1_000;
    for (const [name, age] of [['old', hour + 60], ['young', hour - 60]] as const) {
      const path = join(unfinished, name);
      await writeFile(path, 'half a file');
      await utimes(path, now - age, now - age);
    }
    await openStore(root);
    expect(await readdir(unfinished)).toEqual(['young']);
  });

  it('does not answer where nothing can be written', async () => {
    const store = await openStore(root);
    await rm(root, { recursive: true });
    await writeFile(root, 'a file where the folder was');
    await expect(store.ping()).rejects.toThrow();
  });
});
