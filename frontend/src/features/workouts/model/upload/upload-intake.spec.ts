import { beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { useNativeFiles } from '#testing/upload/native-files.js';
import { zipOf, type ZipPart } from '#testing/upload/zip-writer.js';
import { takeIn } from './upload-intake.js';
import type { Given } from './upload-item.js';

const MB = 1024 * 1024;
const bytes = (size: number): Uint8Array<ArrayBuffer> => new Uint8Array(size);
const file = (name: string, content: Uint8Array<ArrayBuffer> = bytes(20)): File =>
  new File([content], name);
const chosen = (...files: File[]) => takeIn(files.map((one) => ({ file: one, path: one.name })));
const inFolder = (...paths: string[]) =>
  takeIn(paths.map((path) => ({ path, file: file(path.slice(path.lastIndexOf('/') + 1)) })));
const archive = (parts: readonly ZipPart[], name = 'export.zip') =>
  chosen(file(name, zipOf(parts)));
const names = (given: readonly Given[]): string[] => given.map(({ name }) => name);

/** What is wrong with each, after it was unpacked too; null where it may be sent. */
async function refusals(given: readonly Given[]): Promise<(string | null)[]> {
  const refusal = async (one: Given): Promise<string | null> => {
    if ('problem' in one) return one.problem.description;
    return one.open().then(
      () => null,
      (error: Error) => error.message,
    );
  };
  const found: (string | null)[] = [];
  for (const one of given) found.push(await refusal(one));
  return found;
}

async function opened(one: Given | undefined): Promise<{ name: string; content: string }> {
  if (!one || !('open' in one)) throw new Error('it was refused');
  const whole = await one.open();
  return { name: whole.name, content: await whole.text() };
}

describe('taking files in', () => {
  beforeAll(useNativeFiles);

  it('refuses chosen files by name and size before anything is sent [UPL-03, UPL-04]', async () => {
    const { given, leftOut } = await chosen(
      file('a.FIT'),
      file('b.gpx'),
      file('c.fit', bytes(10 * MB)),
      file('d.fit', bytes(10 * MB - 1)),
    );
    expect(await refusals(given)).toEqual([
      null,
      'Only .fit files are allowed',
      'File size must be less than 10MB',
      null,
    ]);
    expect(leftOut).toBe(0);
  });

  it("takes a folder's workouts by name and counts the rest", async () => {
    const { given, leftOut } = await inFolder(
      'rides/10.fit',
      'rides/2.fit',
      'rides/notes.txt',
      'rides/.DS_Store',
      'rides/deep/1.fit',
    );
    expect(names(given)).toEqual(['2.fit', '10.fit', '1.fit']);
    expect(leftOut).toBe(1);
  });

  it('takes at most 500 and says how many more there are', async () => {
    const { given, tooMany } = await inFolder(
      ...Array.from({ length: 512 }, (_, index) => `rides/${index}.fit`),
    );
    expect([given.length, tooMany]).toEqual([500, 12]);
  });

  it('opens archives, shows names without folders, skips nested archives', async () => {
    const { given, leftOut } = await archive([
      { path: 'export/activities/b.fit', content: Buffer.from('second') },
      { path: 'export/activities/a.fit', content: Buffer.from('first'), method: 0 },
      { path: 'export/activities/', content: bytes(0) },
      { path: '__MACOSX/export/._a.fit', content: bytes(9) },
      { path: 'export/inner.zip', content: zipOf([{ path: 'c.fit', content: bytes(3) }]) },
      { path: 'export/photo.jpg', content: bytes(3) },
    ]);
    expect(names(given)).toEqual(['a.fit', 'b.fit']);
    expect(leftOut).toBe(2);
    expect(await opened(given[0])).toEqual({ name: 'a.fit', content: 'first' });
    expect(await opened(given[1])).toEqual({ name: 'b.fit', content: 'second' });
  });

  it('finds its way in an archive behind other bytes', async () => {
    const { given } = await chosen(
      file('own.zip', zipOf([{ path: 'a.fit', content: Buffer.from('here') }], bytes(77))),
    );
    expect(await opened(given[0])).toEqual({ name: 'a.fit', content: 'here' });
  });

  it('unpacks gzipped files, alone and in an archive', async () => {
    const packed = new Uint8Array(gzipSync('a ride'));
    const alone = await chosen(file('a.fit.gz', packed));
    const inside = await archive([{ path: 'activities/7.fit.gz', content: packed }]);
    expect(await opened(alone.given[0])).toEqual({ name: 'a.fit', content: 'a ride' });
    expect(await opened(inside.given[0])).toEqual({ name: '7.fit', content: 'a ride' });
  });

  it.each<[string, () => ReturnType<typeof chosen>]>([
    [
      'an archive that tells the truth',
      () => archive([{ path: 'bomb.fit', content: bytes(30 * MB) }]),
    ],
    [
      'an archive with false sizes',
      () => archive([{ path: 'bomb.fit', content: bytes(30 * MB), claims: 100 }]),
    ],
    ['gzip', () => chosen(file('bomb.fit.gz', new Uint8Array(gzipSync(bytes(30 * MB)))))],
    [
      'gzip in an archive',
      () => archive([{ path: 'bomb.fit.gz', content: new Uint8Array(gzipSync(bytes(30 * MB))) }]),
    ],
  ])('refuses a bomb in %s by what really comes out of it [UPL-04]', async (_, give) => {
    const { given } = await give();
    expect(await refusals(given)).toEqual(['File size must be less than 10MB']);
  });

  it('stops at 500 MB in all from one archive', async () => {
    const content = bytes(9 * MB);
    const { given } = await archive(
      Array.from({ length: 57 }, (_, index) => ({ path: `${index}.fit`, content, claims: 10 })),
    );
    const found = await refusals(given);
    expect(found.slice(0, 55)).toEqual(Array.from({ length: 55 }, () => null));
    expect(found.slice(55)).toEqual(
      Array.from(
        { length: 2 },
        () =>
          'This archive unpacks to more than 500 MB. Upload the rest of it in smaller archives.',
      ),
    );
  }, 60_000);

  it('says of files in an archive that cannot be opened why', async () => {
    const { given } = await archive([
      { path: 'a.fit', content: bytes(9), encrypted: true },
      { path: 'b.fit', content: bytes(9), method: 12 },
    ]);
    expect(await refusals(given)).toEqual([
      expect.stringContaining('protected by a password'),
      expect.stringContaining('packed in a way'),
    ]);
  });

  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['no archive', bytes(400)],
    ['nothing', bytes(0)],
    [
      'the first half of one',
      zipOf([{ path: 'a.fit', content: bytes(5000), method: 0 }]).slice(0, 2500),
    ],
    [
      'the second half of one',
      zipOf([{ path: 'a.fit', content: bytes(5000), method: 0 }]).slice(2500),
    ],
  ])('names an archive that is %s as one that cannot be read', async (_, content) => {
    const { given } = await chosen(file('broken.zip', content));
    expect(names(given)).toEqual(['broken.zip']);
    expect(await refusals(given)).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('says so where packed bytes are damaged', async () => {
    const content = gzipSync(Buffer.from('a ride that was cut off on its way'));
    const { given } = await chosen(
      file('cut.fit.gz', new Uint8Array(content.subarray(0, content.length - 12))),
      file('none.fit.gz'),
    );
    const sentence = 'The file is damaged: it cannot be unpacked.';
    expect(await refusals(given)).toEqual([sentence, sentence]);
  });

  it('says so where an archive holds no workout', async () => {
    const { given } = await archive([{ path: 'photo.jpg', content: bytes(3) }]);
    expect(await refusals(given)).toEqual(['There is no .fit file in this archive']);
  });
});
