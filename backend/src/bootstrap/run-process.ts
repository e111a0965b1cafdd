import process from 'node:process';

import { inOneLine } from './explain.js';
import { Lifecycle } from './lifecycle.js';
import { complain } from './say.js';
import { start } from './start.js';

/** A closed terminal (SIGHUP) ends the process as Ctrl-C and a supervisor do. */
const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The life of the process. Told to end, it ends with code 0 and leaves nothing running, also in the
 * middle of its start; an error nobody expected ends it with code 1, one line on standard error,
 * and the same care.
 */
export async function runProcess(): Promise<void> {
  const lifecycle = new Lifecycle();
  const starting = Promise.resolve().then(() => start(lifecycle));
  const fail = (error: unknown): void => {
    if (!lifecycle.signal.aborted) complain(inOneLine(error));
    void lifecycle.end(1, starting);
  };
  for (const signal of END_SIGNALS) process.on(signal, () => void lifecycle.end(0, starting));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  try {
    const serving = await starting;
    if (!serving) await lifecycle.end(0, starting);
  } catch (error) {
    fail(error);
  }
}
