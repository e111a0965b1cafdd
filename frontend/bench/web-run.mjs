// npm run bench:web: the built product in Chromium. `-- --write` keeps the result in
// docs/benchmarks.md, `-- --rounds=N` repeats N times.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../../backend/test/support/typescript-hook.mjs', import.meta.url).href;
const flags = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  hook,
];
const { status } = spawnSync(
  process.execPath,
  [...flags, path('web.bench.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
