import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { groupSpecs, specsOf } from '../../../scripts/lib/group-specs.mjs';

describe('specs that share one file in a whole run', () => {
  let workspace: string;

  beforeEach(async () => {
    workspace = await mkdtemp(join(tmpdir(), 'stridewatt-groups-'));
    await mkdir(join(workspace, 'src/deep'), { recursive: true });
  });
  afterEach(() => rm(workspace, { recursive: true, force: true }));

  const put = (name: string, source = "it('holds', () => undefined);\n") =>
    writeFile(join(workspace, 'src', name), source);
  const members = (alone = /^$/) =>
    groupSpecs(workspace, ['src'], alone).map((path) =>
      specsOf(workspace, relative(workspace, path)),
    );

  it('puts each spec into exactly one file, by kind and in the order of paths', async () => {
    for (const name of ['b.spec.ts', 'a.spec.ts', 'deep/c.int-spec.ts', 'deep/helper.ts'])
      await put(name);
    expect(members()).toEqual([['src/a.spec.ts', 'src/b.spec.ts'], ['src/deep/c.int-spec.ts']]);
  });

  it.each([
    ['sets its own time limit', 'jest.setTimeout(90_000);\n'],
    ['replaces modules', "jest.unstable_mockModule('./x.js', () => ({}));\n"],
    ['resets modules', 'jest.resetModules();\n'],
    ['says so', '/** @standsAlone its reason */\n'],
    ['awaits at the top level', 'const redis = await findRedis();\n'],
    ['has hooks for the whole file', 'afterAll(() => redis.stop());\n'],
  ])('gives a spec its own file that %s', async (_, source) => {
    await put('a.spec.ts');
    await put('b.spec.ts', source);
    expect(members()).toEqual([['src/a.spec.ts'], ['src/b.spec.ts']]);
  });

  it('gives a spec its own file if its path needs it, and removes earlier groups', async () => {
    await put('a.spec.ts');
    await put('slow.spec.ts');
    expect(members()).toEqual([['src/a.spec.ts', 'src/slow.spec.ts']]);
    expect(members(/slow/)).toEqual([['src/a.spec.ts'], ['src/slow.spec.ts']]);
  });
});
