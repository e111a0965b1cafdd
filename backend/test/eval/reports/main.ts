import { passes } from '../report/gates.js';
import { gateTable } from '../report/write-report.js';
import { playReports, Reports } from './play-reports.js';
import { figuresOf, readingTable, reportLines, scorePage } from './print-reports.js';
import { nameOf, readingSets } from './reading.js';
import { reportsGates } from './reports-gates.js';
import { scoreReading } from './score-reading.js';

const print = (text: string) => void process.stdout.write(`${text}\n`);

/**
 * `npm run eval -- reports` scores all reports and prints what fails; `--file NAME` prints one
 * report with its scores, `--all` each that has a reading.
 *
 * @returns whether the gates hold
 */
export function runReports(args: readonly string[]): boolean {
  const at = args.indexOf('--file');
  if (at >= 0) return printFile(nameOf({ file: args[at + 1] ?? '' }));
  const started = performance.now();
  const played = playReports();
  if (args.includes('--all'))
    for (const score of played.sets.flatMap(({ scores }) => scores)) print(scorePage(score));
  const gates = reportsGates(played);
  const failing = gates.filter((gate) => !passes(gate));
  for (const { metric, failures } of failing)
    print(`${metric}\n${failures.map((line) => `  ${line}\n`).join('')}`);
  print(`${readingTable(played)}\n\n${gateTable(gates)}\n\n${figuresOf(played).join('\n')}`);
  if (played.missing.length > 0)
    print(`Skipped, as the corpus is missing: ${played.missing.join(', ')}`);
  print(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  return failing.length === 0;
}

function printFile(name: string): boolean {
  const written = new Reports().of(name);
  if (!written) {
    print(`There is no workout "${name}" here.`);
    return false;
  }
  const reading = readingSets()
    .flatMap(({ readings }) => readings)
    .find((one) => nameOf(one) === name);
  print(
    reading
      ? scorePage(scoreReading(reading, written.report))
      : [...reportLines(written.report), '(It has no reading.)'].join('\n'),
  );
  return true;
}
