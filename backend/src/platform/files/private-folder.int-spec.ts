import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { workFolder } from '#test/support/run/work-folder.js';
import { FileMailer } from '../mail/file-mailer.js';
import { DiskFileStore } from './disk-file-store.js';
import { closeToOthers } from './private-folder.js';

const rightsOf = async (path: string): Promise<string> =>
  ((await stat(path)).mode & 0o777).toString(8);

describe('rights in the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await workFolder();
  });

  it('a stored file is readable by its owner alone, and so are the folders above it', async () => {
    const store = new DiskFileStore(join(folder, 'files'));
    await store.onModuleInit();
    await store.write('fit/ab/a.fit', Readable.from(['bytes']));
    await store.move('fit/ab/a.fit', 'kept/cd/a.fit');
    store.onApplicationShutdown();
    for (const below of ['', '.unfinished', 'fit', 'fit/ab', 'kept', 'kept/cd'])
      expect([below, await rightsOf(join(folder, 'files', below))]).toEqual([below, '700']);
    expect(await rightsOf(join(folder, 'files/kept/cd/a.fit'))).toBe('600');
  });

  it('an email in a file is readable by its owner alone', async () => {
    const mail = join(folder, 'mail');
    await new FileMailer(mail, 'Stridewatt <no-reply@stridewatt.test>').send({
      to: 'ada@example.org',
      subject: 'Hello',
      text: 'x',
      html: '<p>x</p>',
      idempotencyKey: 'one',
    });
    expect(await rightsOf(mail)).toBe('700');
    const [name = ''] = await readdir(mail);
    expect(await rightsOf(join(mail, name))).toBe('600');
  });

  it('what an earlier release created for everybody is closed, at any depth', async () => {
    const outside = join(folder, 'outside');
    await writeFile(outside, 'x');
    await chmod(outside, 0o644);
    const old = join(folder, 'old');
    await mkdir(join(old, 'fit/ab'), { recursive: true });
    await writeFile(join(old, 'fit/ab/a.fit'), 'x');
    await symlink(outside, join(old, 'link'));
    for (const path of ['', 'fit', 'fit/ab']) await chmod(join(old, path), 0o755);
    await chmod(join(old, 'fit/ab/a.fit'), 0o644);
    await closeToOthers(old);
    for (const path of ['', 'fit', 'fit/ab'])
      expect([path, await rightsOf(join(old, path))]).toEqual([path, '700']);
    expect(await rightsOf(join(old, 'fit/ab/a.fit'))).toBe('600');
    expect(await rightsOf(outside)).toBe('644');
  });

  it('a folder that is not there is not created', async () => {
    await expect(closeToOthers(join(folder, 'nothing'))).resolves.toBeUndefined();
    await expect(stat(join(folder, 'nothing'))).rejects.toThrow(/ENOENT/);
  });
});
