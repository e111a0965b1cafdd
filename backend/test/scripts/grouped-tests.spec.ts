import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { planGroups } from '../../../scripts/grouped-tests/plan-groups.mjs';
import { isSpec, standsAlone } from '../../../scripts/grouped-tests/spec-files.mjs';
import { asSuite } from '../../../scripts/grouped-tests/as-suite.mjs';

describe('test files that share their modules', () => {
  let workspace: string;

  beforeEach(async () => {
    workspace = await mkdtemp(join(tmpdir(), 'stridewatt-groups-'));
    await mkdir(join(workspace, 'src/deep'), { recursive: true });
  });
  afterEach(() => rm(workspace, { recursive: true, force: true }));

  const put = (name: string, source = "it('holds', () => undefined);\n") =>
    writeFile(join(workspace, 'src', name), source);

  it('puts each file into exactly one group, neighbours together up to the limit, the heaviest group first', async () => {
    for (const name of ['a.spec.ts', 'b.spec.ts', 'c.spec.ts', 'deep/d.int-spec.ts', 'deep/e.ts'])
      await put(name);
    const order = planGroups(workspace, ['src'], {
      weigh: (path) => (path.endsWith('.int-spec.ts') ? 9 : 2),
      limit: 4,
    });
    expect(order).toHaveLength(3);
    const groups = await Promise.all(order.map((path) => readFile(path, 'utf8')));
    expect(
      groups.map((text) => [...text.matchAll(/^describe\('([^']+)'/gm)].map(([, file]) => file)),
    ).toEqual([['src/deep/d.int-spec.ts'], ['src/a.spec.ts', 'src/b.spec.ts'], ['src/c.spec.ts']]);
  });

  it.each([
    ['sets its own time limit', 'jest.setTimeout(90_000);\n'],
    ['replaces modules', "jest.unstable_mockModule('./x.js', () => ({}));\n"],
    ['reads modules anew', 'jest.resetModules();\n'],
    ['says so', '/** @standsAlone what others leave would count */\n'],
    ['waits before its tests are known', 'const redis = await findRedis();\n'],
  ])('leaves a file by itself that %s', async (_, source) => {
    await put('a.spec.ts');
    await put('b.spec.ts', source);
    await put('c.spec.ts');
    const order = planGroups(workspace, ['src'], { weigh: () => 1, limit: 10 });
    expect(order.map((path) => basename(path)).sort()).toEqual([
      '000-a.group.ts',
      '002-c.group.ts',
      'b.spec.ts',
    ]);
  });

  it('forgets the groups of the run before', async () => {
    await put('a.spec.ts');
    const [first = ''] = planGroups(workspace, ['src'], { weigh: () => 1, limit: 1 });
    await rm(join(workspace, 'src/a.spec.ts'));
    await put('z.spec.ts');
    planGroups(workspace, ['src'], { weigh: () => 1, limit: 1 });
    await expect(readFile(first, 'utf8')).rejects.toThrow('ENOENT');
  });

  it('makes what follows the imports a function, on the lines where it stood', () => {
    const code =
      'import { it } from "@jest/globals";\nimport \'./y.js\';\nconst x = `\nimport z from ' +
      "'z';`;\nit('holds', ()=>x);\n//# sourceMappingURL=data:x";
    const suite = asSuite(code).split('\n');
    expect(suite[1]).toBe("import './y.js'; export default function suite() {");
    expect(suite.slice(2, 5)).toEqual([
      'const x = `',
      "import z from 'z';`;",
      "it('holds', ()=>x);",
    ]);
    expect(suite.slice(5).filter((line) => line !== '')).toEqual([
      '}',
      '//# sourceMappingURL=data:x',
    ]);
  });

  it('knows test files by their endings', () => {
    expect(
      [
        'a.spec.ts',
        'a.spec.tsx',
        'a.int-spec.ts',
        'a.e2e-spec.ts',
        'a.ts',
        'spec.ts',
        'a.suite.ts',
        'a.e2e.ts',
      ].map(isSpec),
    ).toEqual([true, true, true, true, false, false, false, false]);
    expect(standsAlone("  const x = await y();\nit('a', async () => { await x; });")).toBe(false);
  });
});
