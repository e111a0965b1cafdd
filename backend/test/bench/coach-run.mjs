// npm run bench:coach: the built product before a model that answers at once, and before one that
// talks slowly to 200 at a time.
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
    path('coach.bench.ts'),
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
