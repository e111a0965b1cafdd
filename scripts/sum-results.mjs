/** `node scripts/sum-results.mjs FOLDER` sums the reports of all test runners; fails if one did. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { lineOf, readResults, sum } from './lib/test-results.mjs';

const [folder] = process.argv.slice(2);
const reports = readdirSync(folder).filter((name) => name.endsWith('.json'));
const total = sum(reports.map((name) => readResults(join(folder, name))));
process.stdout.write(`${lineOf(total)}\n`);
process.exitCode = total.failed > 0 || reports.length === 0 ? 1 : 0;
