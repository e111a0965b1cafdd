// npm run bench: the built product in a process of its own, measured from outside.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const hook = new URL('../support/typescript-hook.mjs', import.meta.url).href;
const { status } = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', hook, path('foundation.bench.ts')],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
