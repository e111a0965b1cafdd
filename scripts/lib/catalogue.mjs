import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from './node.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

const WORKSPACES = ['backend', 'frontend'];
const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', at('node_modules', 'jest', 'bin', 'jest.js')];

/**
 * Runs every file in which a catalogue says that something is shown, as often as asked, and tells for a place what was
 * wrong with it: a title that is not there, or tests that failed in any of the runs. A file of the frontend is named `frontend:…`.
 * `alone` runs no other tests of these files; `flags` go to Jest, by workspace.
 */
export async function runPlaces(places, { repeat = 1, workers = 2, alone = false, flags = {}, env = {}, told = () => undefined } = {}) {
  const results = new Map();
  const lost = [];
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-catalogue-'));
  for (let round = 1; round <= repeat; round += 1) {
    const begun = performance.now();
    for (const workspace of WORKSPACES) {
      const prefix = workspace === 'backend' ? '' : `${workspace}:`;
      const named = places.filter(({ file }) => (prefix === '' ? !file.includes(':') : file.startsWith(prefix)));
      if (named.length === 0) continue;
      const report = join(folder, `${workspace}.json`);
      rmSync(report, { force: true });
      const only = alone ? ['--testNamePattern', [...new Set(named.map(({ title }) => literally(title)))].join('|')] : [];
      const args = [...FLAGS, ...(flags[workspace] ?? []), '--json', `--outputFile=${report}`, '--silent', `--maxWorkers=${workers}`, ...only, '--runTestsByPath'];
      const files = [...new Set(named.map(({ file }) => file.slice(prefix.length)))];
      await run(findNode(), [...args, ...files], { cwd: at(workspace), env: { ...environment(), ...env } });
      if (!existsSync(report)) lost.push(`round ${round} of the ${workspace} came to no end`);
      else gather(results, prefix, at(workspace), report);
    }
    told(round, Math.round((performance.now() - begun) / 1_000));
  }
  rmSync(folder, { recursive: true, force: true });
  return (place) => outcomeOf(results, place, lost);
}

function gather(results, prefix, root, report) {
  for (const { name, assertionResults, message } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
    const file = prefix + name.slice(root.length + 1);
    const ran = assertionResults.filter(({ status }) => status !== 'pending');
    // A file that cannot be read has no tests, only a message.
    const broken = assertionResults.length === 0 && message ? [{ fullName: `${file} could not be run`, status: 'failed', file: true }] : [];
    results.set(file, [...(results.get(file) ?? []), ...ran, ...broken]);
  }
}

/** Tests at the place, the slowest of them in milliseconds, and what was wrong. */
function outcomeOf(results, { file, title }, lost) {
  const tests = (results.get(file) ?? []).filter((test) => test.file || test.fullName.includes(title));
  const failed = [...new Set(tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => `${fullName} (${file})`))];
  const problems = tests.length === 0 ? [`"${title}" is not in ${file}`] : failed;
  return { problems: [...problems, ...lost], runs: tests.length, worstMs: Math.max(0, ...tests.map(({ duration }) => duration ?? 0)) };
}

function literally(title) {
  return title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
