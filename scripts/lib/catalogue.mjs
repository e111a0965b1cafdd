import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from './node.mjs';
import { outcomes } from './outcomes.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

/** Files of the frontend are named `frontend:…` in a catalogue. */
const PREFIXES = { backend: '', frontend: 'frontend:' };
const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  at('node_modules', 'jest', 'bin', 'jest.js'),
];

/** The id of a catalogue's entry, as titles of tests end with it: `FAULT-04`. */
export function idOf(catalogue, n) {
  return `${catalogue}-${String(n).padStart(2, '0')}`;
}

/**
 * Runs files that a catalogue names, `repeat` times, and returns their results by id and file.
 * `ids` leaves aside the tests of these files without one of them; `flags` go to Jest, by
 * workspace; `keep` is a path for the reports, to which workspace and round are added.
 */
export async function runFiles(files, options = {}) {
  const { repeat = 1, onRound = () => undefined } = options;
  const seen = outcomes();
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-catalogue-'));
  for (let round = 1; round <= repeat; round += 1) {
    const begun = performance.now();
    for (const workspace of Object.keys(PREFIXES)) {
      const named = filesOf(workspace, files);
      if (named.length === 0) continue;
      const report = await runJest(workspace, named, join(folder, `${workspace}.json`), options);
      if (report === null) seen.lose(`round ${round} of the ${workspace} came to no end`);
      else seen.add(report, workspace, PREFIXES[workspace]);
      if (report !== null && options.keep !== undefined)
        writeFileSync(`${options.keep}-${workspace}-${round}.json`, JSON.stringify(report));
    }
    onRound(round, Math.round((performance.now() - begun) / 1_000));
  }
  rmSync(folder, { recursive: true, force: true });
  return seen.of;
}

/** The results of a run of all tests that left its reports in `folder`, see TEST_RESULTS_DIR. */
export function readReports(folder) {
  const seen = outcomes();
  for (const [workspace, prefix] of Object.entries(PREFIXES)) {
    const report = read(join(folder, `jest-${workspace}.json`));
    if (report === null) seen.lose(`no report of the ${workspace} is in ${folder}`);
    else seen.add(report, workspace, prefix);
  }
  return seen.of;
}

function filesOf(workspace, files) {
  const prefix = PREFIXES[workspace];
  const isOurs = (file) => (prefix === '' ? !file.includes(':') : file.startsWith(prefix));
  return [...new Set(files.filter(isOurs).map((file) => file.slice(prefix.length)))];
}

async function runJest(workspace, files, output, { workers = 2, ids, flags = {}, env = {} }) {
  rmSync(output, { force: true });
  const args = [
    ...FLAGS,
    ...(flags[workspace] ?? []),
    '--json',
    `--outputFile=${output}`,
    '--silent',
    `--maxWorkers=${workers}`,
    ...(ids === undefined ? [] : ['--testNamePattern', [...new Set(ids)].join('|')]),
    '--runTestsByPath',
    ...files,
  ];
  await run(findNode(), args, { cwd: at(workspace), env: { ...environment(), ...env } });
  const report = read(output);
  // Tests without one of the ids are pending in Jest's words, and not skipped in ours.
  return report === null || ids === undefined ? report : { ...report, numPendingTests: 0 };
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}
