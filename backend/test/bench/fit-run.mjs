// npm run bench:fit: the built reader against its peers, in one process. `-- --write` keeps the
// result in docs/benchmarks.md.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../support/typescript-hook.mjs', import.meta.url).href;
const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning', '--import', hook];
const { status } = spawnSync(
  process.execPath,
  [...flags, path('fit.bench.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
