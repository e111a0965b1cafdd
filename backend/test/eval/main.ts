import { Logger } from '@nestjs/common';

/** Each part is loaded only where it is played. */
async function play(args: readonly string[]): Promise<boolean> {
  const [part, ...rest] = args;
  if (part === 'reports') return (await import('./reports/main.js')).runReports(rest);
  if (part === 'proof') return (await import('./proof/main.js')).runProof(rest);
  return (await import('./whole.js')).evaluateAll(args);
}

Logger.overrideLogger(false);
process.exitCode = (await play(process.argv.slice(2))) ? 0 : 1;
