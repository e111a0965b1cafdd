// npm run eval: asks the coach more than a thousand questions over sessions whose truth is known,
// and ends with code 1 where a gate does not hold. `-- --write` writes docs/coach-evaluation.md,
// `-- --short` takes a sample, `-- reports` scores first reports alone.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const hook = new URL('swc-hook.mjs', import.meta.url).href;
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--import', hook, main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
