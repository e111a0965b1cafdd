/** Runs a tool written in TypeScript: `node scripts/run-typescript.mjs FILE ARGUMENTS`. */
import { environment, findNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { typescriptArguments } from './lib/typescript.mjs';

const [file, ...options] = process.argv.slice(2);
process.exitCode = await run(findNode(), [...typescriptArguments(file), ...options], {
  env: environment(),
});
