import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from './node.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Runs every file in which a catalogue says that something is shown, as often as asked, and tells for a place what was
 * wrong with it: a title that is not there, or tests that failed in any of the runs. A file of the frontend is named `frontend:…`.
 */
export async function runPlaces(places, repeat = 1) {
  const results = new Map();
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-catalogue-'));
  for (let round = 1; round <= repeat; round += 1) {
    for (const workspace of ['backend', 'frontend']) {
      const prefix = workspace === 'backend' ? '' : `${workspace}:`;
      const named = [...new Set(places.map(({ file }) => file))].filter((file) => (prefix === '' ? !file.includes(':') : file.startsWith(prefix)));
      if (named.length === 0) continue;
      const report = join(folder, `${workspace}.json`);
      const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', at('node_modules', 'jest', 'bin', 'jest.js')];
      const files = named.map((file) => file.slice(prefix.length));
      await run(findNode(), [...flags, '--json', `--outputFile=${report}`, '--silent', '--maxWorkers=2', '--runTestsByPath', ...files], { cwd: at(workspace), env: environment() });
      for (const { name, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
        const file = prefix + name.slice(at(workspace).length + 1);
        results.set(file, [...(results.get(file) ?? []), ...assertionResults]);
      }
    }
  }
  rmSync(folder, { recursive: true, force: true });
  /** Tests at the place, the slowest of them in milliseconds, and what was wrong. */
  return ({ file, title }) => {
    const tests = (results.get(file) ?? []).filter(({ fullName }) => fullName.includes(title));
    const failed = tests.filter(({ status }) => status !== 'passed');
    const problems = tests.length === 0 ? [`"${title}" is not in ${file}`] : failed.map(({ fullName }) => `${fullName} (${file})`);
    return { problems, runs: tests.length, worstMs: Math.max(0, ...tests.map(({ duration }) => duration ?? 0)) };
  };
}
