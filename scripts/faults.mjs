/**
 * Runs the suites that show the rows of the fault matrix and prints it, with the target and the longest that any of its
 * tests took. `--repeat=20` runs all of it twenty times, `--rows=1,2` two rows alone. Ends with code 1 where a row that is shown fails.
 */
import { MATRIX } from '../backend/test/faults/matrix.mjs';
import { runPlaces } from './lib/catalogue.mjs';

const option = (name) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const picked = option('rows')?.split(',').map(Number);
const rows = MATRIX.filter(({ n }) => picked?.includes(n) ?? true);
const placed = await runPlaces(rows.flatMap(({ shown = [] }) => shown), Number(option('repeat') ?? 1));

let failed = 0;
let open = 0;
for (const { n, fault, target, shown = [], open: reason } of rows) {
  const outcomes = shown.map(placed);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const mark = problems.length > 0 ? 'FAILS' : shown.length > 0 ? 'holds' : 'open';
  if (mark === 'FAILS') failed += 1;
  if (mark === 'open') open += 1;
  const runs = outcomes.reduce((sum, outcome) => sum + outcome.runs, 0);
  const seen = shown.length > 0 ? `${runs} runs, worst ${(Math.max(...outcomes.map(({ worstMs }) => worstMs)) / 1_000).toFixed(1)} s with its set-up` : '';
  process.stdout.write(`${String(n).padStart(2)}  ${mark.padEnd(6)} ${fault} | ${target} | ${[seen, reason, ...problems].filter(Boolean).join('; ')}\n`);
}
process.stdout.write(`\nfaults: ${rows.length - failed - open} hold, ${open} open, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
