import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function scriptsOf(folder: string): ReadonlySet<string> {
  const text = readFileSync(`${ROOT}${folder}package.json`, 'utf8');
  return new Set(Object.keys((JSON.parse(text) as { scripts: object }).scripts));
}

const ROOT_SCRIPTS = scriptsOf('');
const WORKSPACES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['backend', scriptsOf('backend/')],
  ['frontend', scriptsOf('frontend/')],
]);
const CALL = /npm run (?:-{1,2}\w+ )*([a-z][\w:-]*)(?: -w (\w+))?/g;

/** The features that CONTRIBUTING.md adds as examples; a page's folder is part of its example. */
const EXAMPLE = /power-to-weight|badges|weekly-summary|weather/;
const folderOf = (path: string) => path.replace(/\/(?:badges\/)?[^/]+$/, '');

describe('scripts of package.json', () => {
  const files = execFileSync('git', ['ls-files', '*.md', '.ci/run', '.env.example', 'docker*'], {
    cwd: ROOT,
    encoding: 'utf8',
  });

  it.each(files.trim().split('\n'))('named in %s exist', (file) => {
    const text = readFileSync(`${ROOT}${file}`, 'utf8');
    const missing = [...text.matchAll(CALL)].flatMap(([call, name = '', workspace]) => {
      const known = workspace === undefined ? ROOT_SCRIPTS : WORKSPACES.get(workspace);
      return known?.has(name) === true ? [] : [call];
    });
    expect(missing).toEqual([]);
  });

  it('and paths that CONTRIBUTING.md names exist, for an example its folder', () => {
    const text = readFileSync(`${ROOT}CONTRIBUTING.md`, 'utf8');
    const paths = [...text.matchAll(/`((?:backend|frontend|docs|scripts|lint)\/[^`\s]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/[A-Z*]/.test(path))
      .map((path) => (EXAMPLE.test(path) ? folderOf(path) : path));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([]);
  });

  it('are all listed in README.md or CONTRIBUTING.md', () => {
    const text = ['README.md', 'CONTRIBUTING.md'].map((file) =>
      readFileSync(`${ROOT}${file}`, 'utf8'),
    );
    const named = new Set(
      [...text.join('\n').matchAll(CALL)].map(([, name]) => name).concat('start', 'test'),
    );
    const own = [...ROOT_SCRIPTS].filter((name) => !/^pre(?:start|dev|test)$/.test(name));
    expect(own.filter((name) => !named.has(name))).toEqual([]);
  });
});
