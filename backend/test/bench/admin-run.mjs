// npm run bench:admin: the administrators' lists with 100,000 users. `-- --write` keeps the result
// in docs/benchmarks.md, `-- --folder=DIR` takes a folder of seed:admin.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../support/typescript-hook.mjs', import.meta.url).href;
const { status } = spawnSync(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--import',
    hook,
    path('admin.bench.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
