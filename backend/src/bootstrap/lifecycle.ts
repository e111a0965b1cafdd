import process from 'node:process';

import { complain } from './say.js';

type Cleanup = () => Promise<void>;

/**
 * After this time the process ends in any case: Docker kills it 10 to 30 s after the signal, or as
 * long after it as the operator sets.
 */
const END_LIMIT_MS = 40_000;

/**
 * What has to be undone before the process may end, in the reverse order of its doing. Ends once,
 * however often and from wherever it is asked to, and never in the middle of a step of the start.
 */
export class Lifecycle {
  private readonly cleanups: Cleanup[] = [];
  private readonly interruption = new AbortController();
  private ending: Promise<never> | null = null;

  /** Fires when the process gets a signal to end; a start under way gives up at its next step. */
  get signal(): AbortSignal {
    return this.interruption.signal;
  }

  onEnd(cleanup: Cleanup): void {
    this.cleanups.push(cleanup);
  }

  /** Waits until `start` has come to its end, undoes what it did, and ends the process. */
  end(code: number, start: Promise<unknown>): Promise<never> {
    this.interruption.abort();
    this.ending ??= this.endOnce(code, start);
    return this.ending;
  }

  private async endOnce(code: number, start: Promise<unknown>): Promise<never> {
    setTimeout(() => process.exit(1), END_LIMIT_MS).unref();
    await start.catch(() => undefined);
    const failed = await this.cleanUp();
    process.exit(failed ? 1 : code);
  }

  private async cleanUp(): Promise<boolean> {
    let failed = false;
    for (const cleanup of this.cleanups.reverse()) {
      try {
        await cleanup();
      } catch (error) {
        failed = true;
        complain(
          `stridewatt: while ending: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    return failed;
  }
}
