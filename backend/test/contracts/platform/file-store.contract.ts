import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { beforeEach, describe, expect, it } from '@jest/globals';

import { FileKeyError } from '#platform/files/file-key.js';
import { FileMissingError, type FileStore } from '#platform/files/file-store.js';

const MEGABYTE = 2 ** 20;

/** @param empty returns a store without files */
export function fileStoreContract(name: string, empty: () => Promise<FileStore>): void {
  describe(`file store: ${name}`, () => {
    let store: FileStore;

    const of = (text: string) => Readable.from([Buffer.from(text)]);
    const text = async (key: string) => Buffer.from(await store.read(key)).toString();
    const keys = async (prefix = '') => {
      const found: string[] = [];
      for await (const key of store.list(prefix)) found.push(key);
      return found;
    };

    beforeEach(async () => {
      store = await empty();
    });

    it('returns the stored content, as a whole and as a stream', async () => {
      const bytes = Buffer.alloc(3 * MEGABYTE, 'stridewatt');
      const pieces = Array.from({ length: 48 }, (_, index) =>
        bytes.subarray(index * 65_536, (index + 1) * 65_536),
      );
      await store.write('fit/ab/big.fit', Readable.from(pieces));
      expect(Buffer.compare(await store.read('fit/ab/big.fit'), bytes)).toBe(0);
      expect(Buffer.compare(await buffer(await store.stream('fit/ab/big.fit')), bytes)).toBe(0);
    });

    it('keeps a file written during the removal of the last other file of its folder', async () => {
      const folders = Array.from({ length: 40 }, (_, index) => `fit/${index}`);
      await Promise.all(folders.map((folder) => store.write(`${folder}/old`, of('old'))));
      await Promise.all(
        folders.flatMap((folder) => [
          store.remove(`${folder}/old`),
          store.write(`${folder}/new`, of(folder)),
        ]),
      );
      for (const folder of folders) expect(await text(`${folder}/new`)).toBe(folder);
    });

    it('keeps an empty file', async () => {
      await store.write('empty', Readable.from([]));
      expect(await store.read('empty')).toHaveLength(0);
    });

    it('keeps nothing of a stream that fails', async () => {
      const failing = new PassThrough();
      const written = store.write('fit/ab/cut.fit', failing);
      failing.write(Buffer.alloc(MEGABYTE));
      failing.destroy(new Error('the sender went away'));
      await expect(written).rejects.toThrow('the sender went away');
      await expect(store.read('fit/ab/cut.fit')).rejects.toThrow(FileMissingError);
      expect(await keys()).toEqual([]);
    });

    it('keeps nothing of a stream that is closed before its end', async () => {
      const cut = new PassThrough();
      const written = store.write('cut', cut);
      cut.write('half');
      cut.destroy();
      await expect(written).rejects.toThrow();
      expect(await keys()).toEqual([]);
    });

    it('returns the old content until the new content is complete', async () => {
      await store.write('a', of('old'));
      const slow = new PassThrough();
      const written = store.write('a', slow);
      slow.write('new ');
      expect(await text('a')).toBe('old');
      slow.end('content');
      await written;
      expect(await text('a')).toBe('new content');
    });

    it('keeps the old content if a write fails', async () => {
      await store.write('a', of('old'));
      const failing = new PassThrough();
      const written = store.write('a', failing);
      failing.destroy(new Error('no more'));
      await expect(written).rejects.toThrow('no more');
      expect(await text('a')).toBe('old');
    });

    it('keeps one of many concurrent writes under one key, never a mixture', async () => {
      const contents = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(50_000));
      await Promise.all(contents.map((content) => store.write('same', of(content))));
      expect(contents).toContain(await text('same'));
      expect(await keys()).toEqual(['same']);
    });

    it('reports a missing file', async () => {
      await expect(store.read('fit/none')).rejects.toThrow(FileMissingError);
      await expect(store.stream('fit/none')).rejects.toThrow(FileMissingError);
      await expect(store.move('fit/none', 'fit/other')).rejects.toThrow(FileMissingError);
      await store.write('fit/a', of('a'));
      await expect(store.read('fit')).rejects.toThrow(FileMissingError);
      await expect(store.read('fit/a/b')).rejects.toThrow(FileMissingError);
    });

    it('renames a file, and replaces an existing one', async () => {
      await store.write('incoming/a', of('new'));
      await store.write('fit/ab/a', of('old'));
      await store.move('incoming/a', 'fit/ab/a');
      expect(await text('fit/ab/a')).toBe('new');
      expect(await keys()).toEqual(['fit/ab/a']);
    });

    it('removes a file, and accepts a missing one', async () => {
      await store.write('fit/a', of('a'));
      await store.remove('fit/a');
      await store.remove('fit/a');
      await expect(store.read('fit/a')).rejects.toThrow(FileMissingError);
      await store.write('fit/a', of('again'));
      expect(await text('fit/a')).toBe('again');
    });

    it('lists the keys below a prefix in code point order', async () => {
      const all = [
        'a-b/1',
        'a/1',
        'a/b/2',
        'a/b-c',
        'a0',
        'fit/ab/1.fit',
        'fit/ab/2.fit',
        'fit/ac/1.fit',
        'z',
      ];
      for (const key of [...all].reverse()) await store.write(key, of(key));
      expect(await keys()).toEqual([...all].sort());
      expect(await keys('fit/a')).toEqual(['fit/ab/1.fit', 'fit/ab/2.fit', 'fit/ac/1.fit']);
      expect(await keys('fit/ab/')).toEqual(['fit/ab/1.fit', 'fit/ab/2.fit']);
      expect(await keys('fit/ab/1.fit')).toEqual(['fit/ab/1.fit']);
      expect(await keys('nothing')).toEqual([]);
    });

    it.each([
      '',
      '/',
      '/etc/passwd',
      '..',
      '../x',
      'a/../../x',
      'a/..',
      'a//b',
      'a/',
      './a',
      '.unfinished/a',
      'a/.b',
      'a\\b',
      '..\\x',
      'a\0b',
      'a b',
      'ä',
      '%2e%2e/x',
      'a\nb',
      'x'.repeat(201),
    ])('refuses the key %j [SEC-36]', async (key) => {
      await store.write('safe', of('safe'));
      const content = of('x');
      await expect(store.write(key, content)).rejects.toThrow(FileKeyError);
      await expect(store.read(key)).rejects.toThrow(FileKeyError);
      await expect(store.stream(key)).rejects.toThrow(FileKeyError);
      await expect(store.remove(key)).rejects.toThrow(FileKeyError);
      await expect(store.move('safe', key)).rejects.toThrow(FileKeyError);
      await expect(store.move(key, 'safe')).rejects.toThrow(FileKeyError);
      expect(await keys()).toEqual(['safe']);
    });

    it('refuses a prefix that leads out of the store', () => {
      expect(() => store.list('../')).toThrow(FileKeyError);
      expect(() => store.list('/etc')).toThrow(FileKeyError);
    });

    it('lets a reader stop before the end', async () => {
      await store.write('big', Readable.from([Buffer.alloc(MEGABYTE)]));
      const stream = await store.stream('big');
      const closed = once(stream, 'close');
      stream.destroy();
      await closed;
      await store.remove('big');
      expect(await keys()).toEqual([]);
    });

    it('passes its health check', async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}
