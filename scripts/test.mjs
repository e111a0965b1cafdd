/**
 * Runs the tests of both workspaces, one after the other, and ends with one line: `N passed, N
 * failed`. `npm test -- backend src/kernel -t "mile"`: a leading name of a workspace picks it, the
 * rest goes to Jest as it is.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { environment, findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { unmatched } from './lib/unmatched.mjs';
import { lineOf, readResults, sum } from './lib/test-results.mjs';

const WORKSPACES = ['backend', 'frontend'];
const GROUPED = 'jest.grouped.config.mjs';

const [first, ...rest] = process.argv.slice(2);
const picked = WORKSPACES.includes(first) ? [first] : WORKSPACES;
const passedOn = picked.length === 1 || first === undefined ? rest : [first, ...rest];
// A pattern need not match in both workspaces.
const lenient = passedOn.length > 0 && picked.length > 1 ? ['--passWithNoTests'] : [];

const missing = unmatched(passedOn, picked.flatMap(filesOf));
if (missing.length > 0) {
  process.stderr.write(`No test file matches ${missing.join(', ')}.\n`);
  process.exit(1);
}

const kept = process.env.TEST_RESULTS_DIR;
const folder = kept ?? mkdtempSync(join(tmpdir(), 'stridewatt-results-'));
const node = findNode();
const outcomes = [];
for (const workspace of picked) outcomes.push(await testOne(workspace));
if (kept === undefined) rmSync(folder, { recursive: true, force: true });

const total = sum(outcomes);
process.stdout.write(`\n${lineOf(total)}\n`);
process.exitCode = total.failed > 0 || outcomes.some(({ code }) => code !== 0) ? 1 : 0;

async function testOne(workspace) {
  process.stdout.write(`\n${workspace}\n`);
  const report = join(folder, `jest-${workspace}.json`);
  rmSync(report, { force: true });
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const jest = at('node_modules', 'jest', 'bin', 'jest.js');
  // A whole run shares the loading of modules among neighbours; what is picked by hand runs file by
  // file.
  const grouped =
    passedOn.length === 0 && existsSync(join(at(workspace), GROUPED)) ? ['--config', GROUPED] : [];
  const args = [
    ...flags,
    jest,
    ...grouped,
    '--json',
    `--outputFile=${report}`,
    ...lenient,
    ...passedOn,
  ];
  const code = await run(node, args, { cwd: at(workspace), env: environment() });
  return { code, ...readResults(report) };
}

function filesOf(workspace) {
  return ['src', 'test'].flatMap((folder) =>
    existsSync(at(workspace, folder))
      ? readdirSync(at(workspace, folder), { recursive: true }).map((file) =>
          at(workspace, folder, file),
        )
      : [],
  );
}
