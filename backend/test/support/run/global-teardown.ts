import { once } from 'node:events';

/**
 * Runs once after all suites: the guardian puts everything away and ends, and only then does the
 * run end.
 */
export default async function globalTeardown(): Promise<void> {
  const run = globalThis.stridewattTestRun;
  if (run === undefined) return;
  const { guardian, container } = run;
  guardian.ref();
  if (guardian.exitCode === null) {
    const ended = once(guardian, 'exit');
    guardian.stdin?.end('done');
    await ended;
  }
  await container?.stop();
}
