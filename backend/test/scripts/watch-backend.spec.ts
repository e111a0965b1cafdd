import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { watchBackend, type BackendWatch } from '../../../scripts/dev/watch-backend.mjs';
import { eventually } from '#test/support/eventually.js';
import { workFolder } from '#test/support/run/work-folder.js';

describe('the watch over the backend', () => {
  let source: string;
  let target: string;
  let failures: Error[];
  let watch: BackendWatch;

  beforeEach(async () => {
    const folder = await workFolder();
    [source, target] = [join(folder, 'src'), join(folder, 'dist')];
    failures = [];
    await mkdir(source);
    await writeFile(join(source, 'one.ts'), 'export const answer = 1;');
    watch = watchBackend({
      source,
      target,
      onChanged: () => undefined,
      onBuilt: () => undefined,
      onFailed: (error) => failures.push(error),
    });
    await watch.ready;
  });
  afterEach(() => watch.close());

  const built = (file: string) =>
    existsSync(join(target, file)) ? readFileSync(join(target, file), 'utf8') : null;
  const shows = (file: string, text: string) =>
    eventually(() => expect(built(file)).toContain(text));

  it('compiles a file each time that an editor replaces it', async () => {
    for (const answer of [2, 3, 4]) {
      await writeFile(join(source, 'one.ts.new'), `export const answer: number = ${answer};`);
      await rename(join(source, 'one.ts.new'), join(source, 'one.ts'));
      await shows('one.js', `answer = ${answer}`);
    }
    await writeFile(join(source, 'one.ts'), 'export const answer = 5;');
    await shows('one.js', 'answer = 5');
    expect(failures).toEqual([]);
  });

  it('compiles a file in a new folder, and removes what is compiled with its source', async () => {
    await mkdir(join(source, 'deep'));
    await writeFile(join(source, 'deep/two.ts'), 'export const two = 2;');
    await shows('deep/two.js', 'two = 2');
    await rm(join(source, 'deep'), { recursive: true });
    await eventually(() => expect(built('deep/two.js')).toBeNull());
    expect(failures).toEqual([]);
  });

  it('tells of a mistake, and compiles the file when it is mended', async () => {
    await writeFile(join(source, 'one.ts'), 'export const = ;');
    await eventually(() => expect(failures).toHaveLength(1));
    await writeFile(join(source, 'one.ts'), 'export const answer = 6;');
    await shows('one.js', 'answer = 6');
  });
});
