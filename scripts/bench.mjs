/**
 * `npm run bench NAME`: builds what changed and runs one benchmark; options go behind ` -- `.
 * Without a name it lists the benchmarks.
 */
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { environment, findNode } from './lib/node.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { typescriptArguments } from './lib/typescript.mjs';

const BACKEND = 'backend/test/bench';
const FRONTEND = 'frontend/bench';
/** What each measures, its folder, and flags of Node beside those of all. */
const BENCHMARKS = {
  foundation: ['upload to answer, first streamed chunk, start-up; medians', BACKEND],
  fit: ['FIT files read and stored, beside other readers', BACKEND, '--expose-gc'],
  list: ['lists, progress and records with 10 and with 10,000 workouts', BACKEND],
  coach: ["our share of a model's answer, and 200 streams at the same time", BACKEND],
  questions: ['200 concurrent questions to the built-in coach, and its memory', BACKEND],
  http: ['routes under load beside a bare server; -- --soak=30 adds half an hour', BACKEND],
  admin: ["the administrators' lists with 100,000 users", BACKEND],
  web: ['the built pages in Chromium: charts, long lists, JavaScript of each route', FRONTEND],
  site: ['the public pages on a slow phone, by Lighthouse', FRONTEND],
};

const [name, ...options] = process.argv.slice(2);
process.exitCode = name in BENCHMARKS ? await measure(name) : list();

async function measure(picked) {
  const [, folder, ...flags] = BENCHMARKS[picked];
  await install();
  const node = findNode();
  await build(node);
  const args = [...flags, ...typescriptArguments(`${folder}/${picked}.bench.ts`), ...options];
  return run(node, args, { cwd: at(folder.split('/')[0]), env: environment() });
}

/** Fails where a name was given that is not there. */
function list() {
  const lines = Object.entries(BENCHMARKS).map(([known, [what]]) => `  ${known.padEnd(12)}${what}`);
  process.stdout.write(`npm run bench NAME\n\n${lines.join('\n')}\n`);
  return name === undefined ? 0 : 1;
}
