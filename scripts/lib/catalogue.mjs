import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from './node.mjs';
import { outcomes } from './outcomes.mjs';
import { at } from './paths.mjs';
import { run } from './run.mjs';

const WORKSPACES = ['backend', 'frontend'];
const FLAGS = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  at('node_modules', 'jest', 'bin', 'jest.js'),
];

/** Where tests whose titles end with the id of a catalogue's entry are: `[FAULT-04]`. */
export function placesOf(id, files) {
  return files.map((file) => ({ file, title: id }));
}

/**
 * Runs every file in which a catalogue says that something is shown, as often as asked, and tells
 * for a place what was wrong with it: a title that is not there, or tests that failed in any of the
 * runs. A file of the frontend is named `frontend:…`. `alone` runs no other tests of these files;
 * `flags` go to Jest, by workspace; `keep` is a path for the reports, to which workspace and round
 * are added.
 */
export async function runPlaces(
  places,
  {
    repeat = 1,
    workers = 2,
    alone = false,
    flags = {},
    env = {},
    keep,
    told = () => undefined,
  } = {},
) {
  const seen = outcomes();
  const folder = mkdtempSync(join(tmpdir(), 'stridewatt-catalogue-'));
  for (let round = 1; round <= repeat; round += 1) {
    const begun = performance.now();
    for (const workspace of WORKSPACES) {
      const prefix = prefixOf(workspace);
      const named = places.filter(({ file }) =>
        prefix === '' ? !file.includes(':') : file.startsWith(prefix),
      );
      if (named.length === 0) continue;
      const report = join(folder, `${workspace}.json`);
      rmSync(report, { force: true });
      const only = alone
        ? ['--testNamePattern', [...new Set(named.map(({ title }) => title))].join('|')]
        : [];
      const args = [
        ...FLAGS,
        ...(flags[workspace] ?? []),
        '--json',
        `--outputFile=${report}`,
        '--silent',
        `--maxWorkers=${workers}`,
        ...only,
        '--runTestsByPath',
      ];
      const files = [...new Set(named.map(({ file }) => file.slice(prefix.length)))];
      await run(findNode(), [...args, ...files], {
        cwd: at(workspace),
        env: { ...environment(), ...env },
      });
      if (!existsSync(report)) seen.lose(`round ${round} of the ${workspace} came to no end`);
      else seen.add(JSON.parse(readFileSync(report, 'utf8')), at(workspace), prefix);
      if (keep !== undefined && existsSync(report))
        copyFileSync(report, `${keep}-${workspace}-${round}.json`);
    }
    told(round, Math.round((performance.now() - begun) / 1_000));
  }
  rmSync(folder, { recursive: true, force: true });
  return seen.of;
}

/**
 * What a run of all tests has shown already: the reports that `npm test` left in `folder`, as
 * `TEST_RESULTS_DIR` tells it to.
 */
export function readPlaces(folder) {
  const seen = outcomes();
  for (const workspace of WORKSPACES) {
    const report = join(folder, `jest-${workspace}.json`);
    if (existsSync(report))
      seen.add(JSON.parse(readFileSync(report, 'utf8')), at(workspace), prefixOf(workspace));
    else seen.lose(`no report of the ${workspace} is in ${folder}`);
  }
  return seen.of;
}

function prefixOf(workspace) {
  return workspace === 'backend' ? '' : `${workspace}:`;
}
