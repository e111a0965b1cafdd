/**
 * Runs what shows the rows of the fault matrix, real servers and processes killed, frozen,
 * restarted, starved and filled up, and prints it: target, and the worst that was seen of each
 * figure. `--repeat=20` does all of it twenty times, `--short` once with small numbers,
 * `--rows=1,2` two rows alone, `--workers=2` takes two cores, `--seen=FOLDER` takes what `npm test`
 * shows from the reports that it left there. Ends with code 1 where a row fails; a figure beyond
 * its target is marked and is none.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { MATRIX } from '../backend/test/faults/matrix.mjs';
import { idOf, readReports, runFiles } from './lib/catalogue.mjs';
import { readOptions } from './lib/fault-options.mjs';

const {
  short,
  rows: picked,
  repeat,
  workers,
  seen: seenIn,
} = readOptions(
  process.argv.slice(2),
  MATRIX.map(({ n }) => n),
);
const rows = MATRIX.filter(({ n }) => picked?.includes(n) ?? true).map(
  ({ shown = [], long = [], ...row }) => ({
    ...row,
    id: idOf('FAULT', row.n),
    shown: short ? shown : [...shown, ...long],
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'stridewatt-faults-'));
const figuresFile = join(folder, 'figures.jsonl');
const seen = seenIn === undefined ? () => null : readReports(seenIn);
const isSeen = (file) => seenIn !== undefined && !file.startsWith('test/faults/');
const ran = await runFiles(
  rows.flatMap(({ shown }) => shown).filter((file) => !isSeen(file)),
  {
    repeat,
    workers,
    ids: rows.map(({ id }) => id),
    // Whatever a suite leaves open must not hold up those that follow.
    flags: {
      backend: ['--config=test/faults/jest.config.mjs', '--forceExit'],
      frontend: ['--forceExit'],
    },
    // `npm run test:faults` has built; changes of the sources meanwhile must not disturb.
    env: {
      STRIDEWATT_BUILT: '1',
      FAULTS_REPORT: figuresFile,
      ...(short ? { FAULTS_SHORT: '1' } : {}),
    },
    ...(process.env.TEST_RESULTS_DIR && { keep: join(process.env.TEST_RESULTS_DIR, 'faults') }),
    onRound: (round, seconds) =>
      process.stdout.write(`faults: round ${round} of ${repeat} took ${seconds} s\n`),
  },
);
const resultOf = (id, file) => (isSeen(file) ? seen(id, file) : ran(id, file));
const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(folder, { recursive: true, force: true });

const counts = { holds: 0, slow: 0, open: 0, FAILS: 0 };
for (const row of rows) {
  const outcomes = row.shown.map((file) => resultOf(row.id, file));
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  const worst = worstOf(row.n);
  const mark =
    problems.length > 0
      ? 'FAILS'
      : outcomes.length === 0
        ? 'open'
        : worst.some(({ over }) => over)
          ? 'slow'
          : 'holds';
  counts[mark] += 1;
  const runs = outcomes.reduce((sum, outcome) => sum + outcome.runs, 0);
  const slowest = Math.max(0, ...outcomes.map(({ worstMs }) => worstMs)) / 1_000;
  const seen =
    outcomes.length > 0 ? `${runs} runs, slowest ${slowest.toFixed(1)} s with its set-up` : '';
  process.stdout.write(
    `${String(row.n).padStart(2)}  ${mark.padEnd(6)} ${row.fault} | ${row.target} | ` +
      `${[seen, row.open].filter(Boolean).join('; ')}\n`,
  );
  for (const { what, value, unit, target, over } of worst) {
    const aim =
      target === undefined
        ? ''
        : ` (${over ? 'over the target of' : 'target'} ${target}${unit && ` ${unit}`})`;
    process.stdout.write(`           ${what}: ${value}${unit && ` ${unit}`}${aim}\n`);
  }
  for (const problem of problems) process.stdout.write(`           FAILS: ${problem}\n`);
}
process.stdout.write(
  `\nfaults: ${counts.holds} hold, ${counts.slow} hold beyond a target of time or size, ` +
    `${counts.open} open, ${counts.FAILS} failed\n`,
);
process.exitCode = counts.FAILS > 0 ? 1 : 0;

/** Of each figure of a row the worst of all runs. */
function worstOf(n) {
  const byName = new Map();
  for (const figure of figures.filter(({ row }) => row === n)) {
    const known = byName.get(figure.what);
    if (known === undefined || figure.value > known.value) byName.set(figure.what, figure);
  }
  return [...byName.values()].map((figure) => ({
    ...figure,
    over: figure.target !== undefined && figure.value > figure.target,
  }));
}
