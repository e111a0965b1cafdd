/**
 * Runs every suite that shows one of the sixty security tests, looks for secrets and for known
 * holes of the dependencies, and prints the table; `--seen=FOLDER` takes the suites from the
 * reports that `npm test` and the browser tests left there. Ends with code 1 where a test fails, or
 * a file of the catalogue has no test with the id.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { CATALOGUE } from '../../backend/test/security/catalogue.mjs';
import { idOf, readReports, runFiles } from '../lib/catalogue.mjs';
import { ROOT } from '../lib/paths.mjs';
import { auditDependencies } from './audit.mjs';
import { lookInBrowser, readBrowser } from './browser.mjs';
import { findSecrets } from './secrets.mjs';

const seen = process.argv
  .find((argument) => argument.startsWith('--seen='))
  ?.slice('--seen='.length);
const resultOf =
  seen === undefined
    ? await runFiles(CATALOGUE.flatMap(({ shown = [] }) => shown))
    : readReports(seen);

const { stdout: tracked } = spawnSync('git', ['ls-files'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 16 * 2 ** 20,
});
const { read, found } = findSecrets(tracked.split('\n').filter(Boolean));
const holes = auditDependencies();
const browser = seen === undefined ? lookInBrowser() : readBrowser(join(seen, 'playwright.json'));
const steps = {
  secrets: {
    ok: found.length === 0,
    note: found.length === 0 ? `${read} files read, none holds a secret` : found.join('; '),
  },
  browser: {
    ok: browser === null ? null : browser.failed.length === 0 && browser.passed > 0,
    note: browser === null ? 'not run: there is no browser' : browser.failed.join('; '),
  },
  audit: {
    ok: holes === null ? null : holes.length === 0,
    note:
      holes === null
        ? 'not run: the registry does not answer'
        : holes.join('; ') || 'no high and no critical one',
  },
};

let failed = 0;
let open = 0;
for (const entry of CATALOGUE) {
  const { mark, note } = judged(entry);
  if (mark === 'FAILS') failed += 1;
  if (mark === 'open') open += 1;
  process.stdout.write(
    `${String(entry.n).padStart(2)}  ${mark.padEnd(6)} ${entry.what}${note ? `: ${note}` : ''}\n`,
  );
}
process.stdout.write(
  `\nsecurity: ${CATALOGUE.length - failed - open} shown, ${open} open, ${failed} failed\n`,
);
process.exitCode = failed > 0 ? 1 : 0;

function judged({ n, shown = [], step, open: reason }) {
  if (reason) return { mark: 'open', note: reason };
  if (step && steps[step].ok === null) return { mark: 'open', note: steps[step].note };
  const problems = shown.flatMap((file) => resultOf(idOf('SEC', n), file).problems);
  if (step && !steps[step].ok) problems.push(steps[step].note);
  return problems.length > 0
    ? { mark: 'FAILS', note: problems.join('; ') }
    : { mark: 'shown', note: step ? steps[step].note : '' };
}
