import { readFileSync, writeFileSync } from 'node:fs';
import { corpusFiles, corpusBytes } from '../corpus/corpus.js';
import { measured } from './fit/decoding.js';
import { benchFiles, ride } from './fit/files.js';
import { decodingGoals } from './fit/goal.js';
import { memoryGoal, memoryOf } from './fit/memory.js';
import { pipelineGoal, sizeGoal } from './fit/pipeline.js';
import { report } from './fit/report.js';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);
const BELOW = '<!-- The text below is written by `npm run bench fit -- --write`. -->';
const ROUNDS = 11;

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice('--only='.length);
const files = benchFiles().filter(({ name }) => only === undefined || name.includes(only));
if (files.length === 0) {
  process.stderr.write(`Nothing was measured: no file has "${only}" in its name.\n`);
  process.exit(1);
}
const results = files.map((file) => measured(file, ROUNDS));
const goals = decodingGoals(results);
if (only === undefined) {
  goals.push(memoryGoal([1, 6, 24].map((hours) => memoryOf(`${hours} h`, ride(hours)))));
  goals.push(...pipelineGoal(ride(6), ROUNDS));
  goals.push(
    sizeGoal(
      corpusFiles()
        .filter(
          ({ name, contract }) => name.startsWith('activities/') && contract.outcome === 'accepted',
        )
        .map(({ name }) => corpusBytes(name)),
    ),
  );
}
const page = report(goals, results, ROUNDS);
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) {
  const [kept] = readFileSync(PAGE, 'utf8').split(BELOW);
  writeFileSync(PAGE, `${kept ?? ''}${BELOW}\n\n${page}`);
}
process.exitCode = goals.every(({ holdsGate }) => holdsGate) ? 0 : 1;
