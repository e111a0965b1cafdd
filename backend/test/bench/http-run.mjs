// npm run bench:http: the built product under load, each route beside a bare one; the load driver
// shares the machine.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../support/typescript-hook.mjs', import.meta.url).href;
const flags = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  '--import',
  hook,
];
const { status } = spawnSync(
  process.execPath,
  [...flags, path('http.bench.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
