import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { unzip } from '#test/support/zip.js';
import type { ExportedFile } from '#accounts/domain/exported-file.js';
import { ZipStreamArchive } from './zip-stream-archive.js';

const AT = new Date('2026-05-03T10:00:00Z');
const MIB = 1024 * 1024;

function pack(files: AsyncIterable<ExportedFile>): Readable {
  return new ZipStreamArchive().pack(files, AT);
}

/** Bytes that no packer makes smaller. */
function noise(bytes: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: bytes }, () => (state = (state * 48_271) % 2_147_483_647) & 255);
}

describe('an archive', () => {
  it('holds text, pieces and streams as they were, under names of any script', async () => {
    async function* files(): AsyncGenerator<ExportedFile> {
      yield { path: 'README.txt', content: 'Grüße\n' };
      yield { path: 'empty.txt', content: '' };
      yield {
        path: 'chat.json',
        content: (async function* () {
          yield '["é",';
          yield '"🚴"]';
        })(),
      };
      yield {
        path: 'files/Ausfahrt Öblarn 🚴.fit',
        content: Readable.from([Buffer.from([0, 255]), noise(200_000)]),
      };
    }
    const unpacked = await unzip(await buffer(pack(files())));
    expect([...unpacked.keys()]).toEqual([
      'README.txt',
      'empty.txt',
      'chat.json',
      'files/Ausfahrt Öblarn 🚴.fit',
    ]);
    expect(unpacked.get('README.txt')?.toString()).toBe('Grüße\n');
    expect(unpacked.get('empty.txt')).toHaveLength(0);
    expect(unpacked.get('chat.json')?.toString()).toBe('["é","🚴"]');
    expect(
      unpacked
        .get('files/Ausfahrt Öblarn 🚴.fit')
        ?.equals(Buffer.concat([Buffer.from([0, 255]), noise(200_000)])),
    ).toBe(true);
  });

  it('packs what can be packed', async () => {
    async function* files(): AsyncGenerator<ExportedFile> {
      yield { path: 'workout.json', content: '{"power": 200}'.repeat(50_000) };
    }
    expect((await buffer(pack(files()))).length).toBeLessThan(10_000);
  });

  it('asks for content only as fast as it is read', async () => {
    const block = noise(MIB);
    let made = 0;
    async function* files(): AsyncGenerator<ExportedFile> {
      for (let number = 0; number < 100; number += 1)
        yield {
          path: `${number}.bin`,
          content: (async function* () {
            made += 1;
            yield block;
          })(),
        };
    }
    const archive = pack(files());
    let read = 0;
    let ahead = 0;
    for await (const chunk of archive as AsyncIterable<Buffer>) {
      read += chunk.length;
      ahead = Math.max(ahead, made * MIB - read);
    }
    expect(read).toBeGreaterThan(100 * MIB);
    expect(ahead).toBeLessThan(3 * MIB);
  });

  it('ends the work behind it when it is destroyed, also in the middle of a file', async () => {
    const ended: string[] = [];
    const content = new Readable({
      read() {
        this.push(noise(MIB));
      },
    });
    async function* files(): AsyncGenerator<ExportedFile> {
      try {
        yield { path: 'endless.bin', content };
        yield { path: 'never.txt', content: 'never' };
      } finally {
        ended.push('files');
      }
    }
    const archive = pack(files());
    await once(archive, 'readable');
    archive.read();
    archive.destroy();
    await eventually(() => {
      expect(ended).toEqual(['files']);
      expect(content.destroyed).toBe(true);
    });
  });

  it('gives back what was handed over while its reader went away', async () => {
    const content = Readable.from(['x']);
    const [handed, hand] = [Promise.withResolvers<void>(), () => handed.resolve()];
    async function* files(): AsyncGenerator<ExportedFile> {
      await handed.promise;
      yield { path: 'a.txt', content };
    }
    const archive = pack(files());
    archive.destroy();
    hand();
    await eventually(() => expect(content.destroyed).toBe(true));
  });

  it('does no work for a reader who is gone before the first byte', async () => {
    let made = 0;
    async function* files(): AsyncGenerator<ExportedFile> {
      for (;;) yield { path: `${(made += 1)}.txt`, content: 'x' };
    }
    const archive = pack(files());
    archive.destroy();
    await once(archive, 'close');
    const atTheClose = made;
    await new Promise((resolve) => setImmediate(resolve));
    expect([atTheClose, made]).toEqual([1, 1]);
  });

  it.each([
    [
      'the files fail',
      async function* (): AsyncGenerator<ExportedFile> {
        yield { path: 'a.txt', content: 'a' };
        throw new Error('the database is gone');
      },
    ],
    [
      'a file breaks off',
      async function* (): AsyncGenerator<ExportedFile> {
        yield {
          path: 'a.txt',
          content: (async function* () {
            yield 'a';
            throw new Error('the database is gone');
          })(),
        };
        yield { path: 'b.txt', content: 'b' };
      },
    ],
  ])(
    'fails with its reader where %s, so that half of it is not taken for the whole',
    async (_what, files) => {
      await expect(buffer(pack(files()))).rejects.toThrow('the database is gone');
    },
  );
});
