import { readFileSync, writeFileSync } from 'node:fs';
import { corpusFiles, corpusBytes } from '../corpus/corpus.js';
import { measured } from './fit/decoding.js';
import { benchFiles, ride } from './fit/files.js';
import { sdkReads } from './fit/decoders.js';
import { decodingGoals } from './fit/goal.js';
import { memoryGoal, memoryOf } from './fit/memory.js';
import { analysedAndStored, curveGoal, pipelineGoal, sizeGoal } from './fit/pipeline.js';
import { report, type StagesOf } from './fit/report.js';
import { stagesOf } from './fit/stages.js';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);
const BELOW = '<!-- The text below is written by `npm run bench fit -- --write`. -->';
const ROUNDS = 11;
/** How long stages are looked at, for each set of files. ms. */
const PROFILED_MS = 3000;

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
const stages: StagesOf[] = [];
if (only === undefined) {
  const recordings = corpusFiles()
    .filter(
      ({ name, contract }) => name.startsWith('activities/') && contract.outcome === 'accepted',
    )
    .map(({ name }) => corpusBytes(name));
  const both = recordings.filter(sdkReads);
  goals.push(memoryGoal([1, 6, 24].map((hours) => memoryOf(`${hours} h`, ride(hours)))));
  const ride6 = ride(6);
  goals.push(pipelineGoal('a ride of 6 h', [ride6], ROUNDS));
  goals.push(pipelineGoal(`${both.length} recordings of devices`, both, ROUNDS));
  goals.push(curveGoal(ride6, ROUNDS));
  goals.push(sizeGoal(recordings));
  stages.push(
    { what: 'a ride of 6 h', stages: stagesOf(() => analysedAndStored(ride6), PROFILED_MS) },
    {
      what: `${recordings.length} recordings of devices`,
      stages: stagesOf(() => recordings.map(analysedAndStored), PROFILED_MS),
    },
  );
}
const page = report(goals, results, stages, ROUNDS);
process.stdout.write(`${page}\n`);
if (process.argv.includes('--write')) {
  const [kept] = readFileSync(PAGE, 'utf8').split(BELOW);
  writeFileSync(PAGE, `${kept ?? ''}${BELOW}\n\n${page}`);
}
process.exitCode = goals.every(({ holdsGate }) => holdsGate) ? 0 : 1;
