import { Logger } from '@nestjs/common';

const REPORTS = 'reports';

/** Each part is loaded only where it is played. */
async function play(args: readonly string[]): Promise<boolean> {
  if (args[0] !== REPORTS) return (await import('./whole.js')).evaluateAll(args);
  return (await import('./reports/main.js')).runReports(args.slice(1));
}

Logger.overrideLogger(false);
process.exitCode = (await play(process.argv.slice(2))) ? 0 : 1;
