// npm run bench:list: lists, progress and records of an athlete with 10 workouts and of one with
// 10,000, in one run.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../support/typescript-hook.mjs', import.meta.url).href;
const flags = ['--disable-warning=ExperimentalWarning', '--import', hook];
const { status } = spawnSync(
  process.execPath,
  [...flags, path('list.bench.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
